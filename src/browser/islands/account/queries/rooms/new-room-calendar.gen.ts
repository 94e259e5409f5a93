// Generated from the query by `npm run generate`. Do not edit.
export type NewRoomCalendarMutationVariables = { room: string };
export type NewRoomCalendarMutation = { readonly newRoomCalendar: string };
