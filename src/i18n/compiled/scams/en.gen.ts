// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
export const scams = {
  indicators: "Signs to look for", reports: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " report", other: number("en", d.count, 0) + " reports" }),
  checker: {
    heading: "Check it here", label: "Paste an address, a link, a telephone number or the whole message", hint: "The sender’s address tells most.", local: "Nothing you paste leaves your browser: the comparison is made on this page.", call: "Whatever it says here, our switchboard knows more, day and night:", noScript: "Checking needs JavaScript. Compare with the list of what is ours instead.", found: "What we found in it", alert: "See the alert:", genuine: "What is ours",
    genuineText: "Whatever is not on this list or on somebody’s page in our directory, treat as not ours.", addresses: "Email addresses", addressesEnd: (d: { domain: string | number }) => "All end in @" + d.domain, sites: "Websites", directory: "Direct numbers of our people", verdicts: { ours: "This is ours", notOurs: "This is not ours", cannotTell: "We cannot tell. Call the switchboard", },
    reasons: {
      ourAddress: "It ends in our domain. A forged message can show it as its sender all the same, so weigh what it asks for.", ourSite: "It is one of our own sites.", ourNumber: "It is on our list. The number that a telephone shows can be faked: if somebody called you, hang up and ring it yourself.", known: "It was used in a fraud that has been reported to us.", hidden: "It contains characters that cannot be seen. None of our addresses does.",
      characters: "It contains letters or figures that merely look like those of our name.", encoded: "It is a name in another alphabet, written in code. Ours has plain Latin letters.", hyphen: "It is our name with a hyphen in it. Ours has none.", extraWords: "It puts our name together with something else. Ours stands alone.", otherEnding: "It is our name with another ending.", fewLetters: "It differs from our name by a letter or two.",
      insideOther: "Our name stands in it, but the domain at its end is somebody else’s.", beforeAt: "Our name stands before the @, where anybody may write anything. What follows is not ours.", freeMail: "It is an address of a free mail service. We never write from one.", otherDomain: "It is not one of our domains.", otherNumber: "It is not on the list of our numbers.", nothing: "We found no address, domain or telephone number in it to compare.", unlistedHost: "It ends in our domain but is not on our list.",
      unusual: "It is written in a way that we do not use.", noCountry: "It agrees with one of our numbers, but without the code of a country it may be another.", onlyOurs: "All that we found in it is ours. But a false message may contain our true address and number: that proves nothing.", mixed: "Not all that we found in it is ours. That may be harmless, or not.",
    },
  },
};
