// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
export const gate = {
  asking: "One moment: we are asking what your account includes.", textShown: "The whole text is shown.", answersShown: "The answers are shown.", refused: "Your account does not include this", refusedText: (d: { product: string | number }) => "It belongs to “" + d.product + "”, a service that clients subscribe to. Ask for access, and we will write to you.", nobody: "It is not open to anybody at present. If you need it, ask one of the authors.", ask: "Ask for access", requested: "You have asked for access",
  requestedText: (d: { date: string | number; product: string | number }) => "We have had your request for “" + d.product + "” since " + d.date + ", and will write to you.", toSubscriptions: "See your subscriptions", failed: "We cannot tell just now what your account includes", failedText: "The service that knows it cannot be reached. Nothing of yours is lost.", again: "Try again",
  answers: {
    signIn: "See the answers with a free account", signInText: "The answers are for registered readers. It costs nothing: an email address and a password, no telephone number. We send nothing that you do not ask for.", permission: (d: { product: string | number }) => "For clients whose account includes “" + d.product + "”",
    permissionText: "Which law there is and since when is open to everybody; the answers are part of a service that clients subscribe to. If your account includes it, sign in. If it does not, sign in and ask for access.",
  },
  amounts: { people: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " person", other: number("en", d.count, 0) + " people" }), workingDays: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " working day", other: number("en", d.count, 0) + " working days" }), },
};
