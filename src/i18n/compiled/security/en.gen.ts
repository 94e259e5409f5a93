// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
export const security = {
  title: "Sign-in and security", signedInAs: (d: { email: string | number }) => "You are signed in as " + d.email + ".", signedOutTitle: "You are not signed in", signedOut: "To change how you sign in, sign in first.", signIn: (d: { client: string | number }) => "Sign in at " + d.client, toProfile: "Back to your profile",
  done: {
    "email-asked": "We have sent a mail to the new address. The change holds once you open the link in it.", "password-asked": "We have sent you a mail with a link for setting a new password.", "passkey-added": "The passkey was added.", "passkey-renamed": "The passkey was renamed.", "passkey-not-renamed": "A passkey needs a name: it keeps the one it had.", "passkey-removed": "The passkey was removed.",
    "passkey-removed-last": "The passkey was removed. It was the last one: a password or a code by mail is enough to sign in again.", "second-on": "From now on a passkey is asked for as well.", "second-off": "A passkey is no longer asked for as well.", "identity-ended": "The accounts were separated.", "session-ended": "The session was ended.", "passkey-failed": "The passkey could not be added. Please try again.",
  },
  confirm: {
    title: "Confirm that it is you", lede: (d: { minutes: string | number }) => "Before you change how you sign in we ask once more, in case you left a screen open. It holds for " + d.minutes + " minutes.", button: "Continue", wrong: "The password is not right", willSend: (d: { email: string | number }) => "We send a code of six digits to " + d.email + ".", sendCode: "Send the code", sent: (d: { email: string | number }) => "We have sent a code to " + d.email + ". It works for 10 minutes.",
    passkey: "Use a passkey", passkeyProblem: "The passkey was not accepted. Please try again.", back: "Back to sign-in and security",
  },
  email: { title: "Email address", now: (d: { email: string | number }) => "You sign in with " + d.email + ".", verified: "It is confirmed.", unverified: "It is not confirmed yet.", label: "New email address", button: "Change address", },
  password: { title: "Password", changed: (d: { day: string | number }) => "Last changed on " + d.day + ".", never: "You have not changed it since you signed up.", none: "This account has no password: you sign in with a code by mail, or with a passkey.", hint: "We mail you a link with which you set a new one.", button: "Send the link", },
  passkeys: {
    change: "Add or remove passkeys", title: "Passkeys", text: "A passkey signs you in with your fingerprint, your face or the code of your device. It cannot be guessed, and does not work on a copy of this site.", none: "You have no passkey yet.", made: (d: { day: string | number }) => "Added on " + d.day, used: (d: { day: string | number }) => "last used on " + d.day, unused: "never used", name: "Name of the passkey", rename: "Rename", remove: "Remove",
    removeNamed: (d: { name: string | number }) => "Remove " + d.name, renameNamed: (d: { name: string | number }) => "Rename " + d.name, removeTitle: "Remove this passkey?", removeText: (d: { name: string | number }) => "“" + d.name + "” will not sign you in any more. The device that keeps it may go on offering it until you delete it there.", removeLast: "It is your last passkey, and you ask for one as a second factor. Without it a password or a code by mail is enough to sign in again.",
    newName: "Name for the new passkey", newNameHint: "For example the device that keeps it.", add: "Add a passkey", fallbackName: (d: { day: string | number }) => "Passkey of " + d.day, needsScript: "Adding a passkey needs JavaScript and a browser that knows passkeys.",
  },
  second: { title: "Second factor", on: "After the password, or the code by mail, a passkey is asked for as well.", off: "A password or a code by mail is enough to sign in.", needsPasskey: "Add a passkey first; then you can ask for it at each sign-in.", onlyOne: "You have only one passkey: if it is lost, you cannot sign in. Add a second one first, on another device.", turnOn: "Ask for a passkey as well", turnOff: "Ask for it no longer", },
  identities: {
    title: "Joined accounts", text: "These addresses lead to this account as well, with its password and its passkeys. The passwords and passkeys that they had before open nothing as long as they are joined.", since: (d: { day: string | number }) => "Joined on " + d.day, change: "Separate joined accounts", end: "Separate", endNamed: (d: { email: string | number }) => "Separate " + d.email, endTitle: "Separate this account?",
    endText: (d: { email: string | number }) => d.email + " becomes an account of its own again, with the password and the passkeys that it had before.",
  },
  sessions: {
    title: "Where you are signed in", current: "This browser", device: (d: { browser: string | number; system: string | number }) => d.browser + " on " + d.system, unknown: "A browser we do not know", since: (d: { from: string | number; last: string | number }) => "Signed in on " + d.from + ", last used on " + d.last, end: "Sign out", endNamed: (d: { device: string | number }) => "Sign out " + d.device,
    everywhereText: "Signing out everywhere ends every session, also in this browser, and all access that was given in them.", everywhere: "Sign out everywhere", everywhereTitle: "Sign out everywhere?",
  },
  signedOutEverywhereTitle: "You are signed out everywhere", signedOutEverywhere: "No device holds access to your account any more.",
};
