// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
export const remoteAccess = {
  planned: "Planned work", plannedText: "Document storage can be read but not written to.", now: (d: { time: string | number }) => "Planned work until " + d.time + ": document storage can be read but not written to.", yourTime: (d: { time: string | number }) => "For you: " + d.time, recorded: "State as the service desk last recorded it", desk: "Service desk", hours: "Day and night",
};
