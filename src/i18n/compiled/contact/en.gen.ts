// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
export const contact = {
  wechat: {
    accounts: "Our official accounts", id: "WeChat ID", copy: "Copy the ID", copied: "Copied", kind: "Account type", subscription: "Subscription account", service: "Service account", rhythm: "How often", code: (d: { name: string | number }) => "QR code of the account " + d.name, codeNote: "Demonstration: the code leads to this entry. A real one would open the account in WeChat.",
    main: { purpose: "Legal alerts in Chinese, and invitations to events in mainland China and Hong Kong.", rhythm: "Twice a week, on Tuesdays and Thursdays", }, campus: { purpose: "Internships, training contracts and campus talks, answered by trainees in Shanghai and Beijing.", rhythm: "Once a month, weekly from September to November", }, articles: "Lately published in Chinese", articlesNote: "What the accounts send out, on this site, in Chinese and without WeChat.", allArticles: "All publications in Chinese",
  },
  thanks: { next: "What happens next", whom: "Whom to ask", neutral: "Have you sent us nothing? Then nothing was recorded by your visit, and you need do nothing.", doubt: "Did a message that surprised you lead you here?", check: "Check whether it is from us", }, confidence: "Please send nothing confidential yet.",
  confidenceText: "Writing to us does not make you a client. Until we have checked for conflicts of interest and confirmed in writing that we act for you, we owe you no duty and cannot treat what you send as confidential.", about: "What is it about?", offices: "Call an office",
  forms: {
    optional: (d: { label: string | number }) => d.label + " (optional)", missing: (d: { label: string | number }) => "Please answer: " + d.label, agree: "Tick the box to go on.", tooLong: (d: { count: number; label: string | number }) => plural(d.count, 0, en, { one: "Too long, " + number("en", d.count, 0) + " character at most: " + d.label, other: "Too long, " + number("en", d.count, 0) + " characters at most: " + d.label }), email: "An email address looks like name@example.com.",
    phone: "A telephone number has at least six digits, such as +44 20 7946 0100.", titleWrong: (d: { title: string | number }) => "Error: " + d.title, wrong: "Please look at these again", away: "Your message is not sent yet: we cannot record anything at the moment. What you wrote is still here. Please try again in a minute.", tooMany: "Too much has come from your network in the last minutes. What you wrote is still here; please try again in ten minutes, or call us.", trap: "Leave this empty",
    kept: (d: { count: number }) => plural(d.count, 0, en, { one: "Used to answer you and for nothing else, and deleted after a month.", other: "Used to answer you and for nothing else, and deleted after " + number("en", d.count, 0) + " months." }), privacy: "How we use personal data", reference: (d: { reference: string | number }) => "Your reference is " + d.reference + ".", referenceNote: "Keep it: by it we find what you sent.",
  },
};
