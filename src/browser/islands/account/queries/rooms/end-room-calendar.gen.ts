// Generated from the query by `npm run generate`. Do not edit.
export type EndRoomCalendarMutationVariables = { room: string };
export type EndRoomCalendarMutation = { readonly endRoomCalendar: boolean };
