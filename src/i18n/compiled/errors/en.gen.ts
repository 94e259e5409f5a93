// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
export const errors = {
  notFound: "Page not found", notFoundText: "There is no page at this address. It may have moved, or the address may be mistyped.", near: "Were you looking for one of these?", searchInstead: "Search for it instead", gone: "This page has been removed", goneText: "It was taken down on purpose and will not return.", reason: (d: { reason: string | number }) => "Reason: " + d.reason, badRequest: "This address cannot be read", badRequestText: "Part of it is not valid. Check it, or start from the home page.",
  methodNotAllowed: "That cannot be done here", methodNotAllowedText: "This address can be read but does not accept what was sent to it.", tooLong: "This address is too long", tooLongText: "Shorten it, or start from the home page.", unavailable: "We cannot show this page just now", unavailableText: "The fault is ours and we are working on it. Please try again in a minute.", failed: "Something went wrong", failedText: "The fault is ours and has been reported to us. Please try again in a minute.",
  home: "Go to the home page", tryAgain: "Try again",
};
