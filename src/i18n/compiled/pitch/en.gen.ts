// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

export const pitch = {
  choose: "Choose for a pitch pack", chooseText: "Tick up to twelve people on this page of the list and on others. You get one document to print: a page for each of them, with deals and offices.", people: "People", chosen: "Chosen for a pack", make: "Make the pack", team: "Our team for you", matter: "Title or matter", matterHint: "Stands on the cover; up to 80 characters, no addresses or telephone numbers.", dated: (d: { date: string | number }) => "Prepared on " + d.date, contents: "Contents",
  experience: "Experience", deals: "Deals", deal: "Deal", client: "Client", value: "Value", announced: "Announced", role: "Our role", undisclosed: "Undisclosed", offices: "Offices", change: "Change this pack", update: "Update the pack", add: "Add people", nobody: "Nobody is chosen yet. Choose people in the directory.", note: "Put together by a reader from public profiles on our website, and not an offer. The title is the reader’s own.",
};
