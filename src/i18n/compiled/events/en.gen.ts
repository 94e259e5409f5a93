// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { en } from "@messageformat/runtime/lib/cardinals";

export const events = {
  format: "Format", kind: "Kind", cpd: "Training credit", agenda: "Programme", speakers: "Speakers", guests: "Guest speakers", guest: (d: { name: string | number; role: string | number }) => d.name + ", " + d.role, accessibility: "Accessibility", past: "Past events",
  list: {
    views: "Which events", upcoming: "Upcoming", past: "Past", month: "Month by month", count: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " event", other: number("en", d.count, 0) + " events" }), when: "Date", pastOnly: "Only past events", monthOf: "Month", heldIn: "Held in", credit: "Training credit", allEvents: "All upcoming events", noneUpcoming: "Nothing that matches is coming up.", nonePast: "No past event matches.", tryPast: "See what has been",
    calendarHint: "The calendar address can be subscribed to: it follows these filters and changes by itself.",
  },
  month: { caption: (d: { month: string | number }) => "Events in " + d.month, previous: (d: { month: string | number }) => "Earlier: " + d.month, next: (d: { month: string | number }) => "Later: " + d.month, day: (d: { count: number; date: string | number }) => plural(d.count, 0, en, { one: d.date + ", " + number("en", d.count, 0) + " event", other: d.date + ", " + number("en", d.count, 0) + " events" }), nothing: (d: { month: string | number }) => "No events in " + d.month + ".", },
  credit: { certificate: "Certificate of attendance", selfRecorded: "For your own record", none: "No credit", minutes: { certificate: (d: { minutes: string | number }) => d.minutes + ", with a certificate of attendance", selfRecorded: (d: { minutes: string | number }) => d.minutes + ", for your own record", }, },
  state: { open: "Places are free", full: "Full, with a waiting list", closed: "Registration closed", invite: "By invitation", postponed: "Postponed", cancelled: "Cancelled", movedOnline: "Moved online", today: "Today", live: "Under way now", over: "Past", recorded: "Past, with a recording", both: (d: { registration: string | number; standing: string | number }) => d.standing + ". " + d.registration, },
  event: {
    when: "When", where: "Where", attend: "How to attend", zone: (d: { place: string | number }) => "Time in " + d.place, forYou: (d: { time: string | number }) => "For you: " + d.time, addTo: "Add to your calendar", google: "Google Calendar", outlook: "Outlook", file: "Calendar file (.ics)", online: "Online", heldIn: "Held in", price: "Price", free: "Free of charge", placesTotal: "Places", slides: "Slides",
    slide: (d: { number: string | number; title: string | number }) => "Slide " + d.number + ": " + d.title, gettingIn: "Getting in and about", wasOn: "First announced for", closesOn: "Register by", also: "Other events you may like", postponed: (d: { date: string | number }) => "Postponed from " + d.date + ". The new date stands below; earlier registrations hold.", postponedOnly: "Postponed. Earlier registrations hold for the new date.",
    cancelled: "This event has been cancelled and will not take place. Nobody needs to do anything.", movedOnline: "Moved online. Nobody is expected in the room; the times are the same.", movedOnlinePast: "This event was moved online.",
  },
  attend: {
    open: "Write to the events team with your name, your organisation and anything that you need to take part. You have an answer within one working day.", openAction: "Ask for a place by email", full: "All places are taken. Write to the events team to go on the waiting list; places that come free are offered in order.", fullAction: "Join the waiting list by email", closed: "No more names can be added. The events team tells you if the event is repeated.", closedAction: "Ask to be told of a repeat",
    invite: "Invitations have been sent. If you think that you should have one, say why in two lines.", inviteAction: "Ask for an invitation by email", cancelled: "Whoever had registered has had a message. Questions go to the events team.", cancelledAction: "Write to the events team", liveOnline: (d: { time: string | number }) => "It runs until " + d.time + ". Those who registered have the link in their message and can still join.",
    liveThere: (d: { time: string | number }) => "It runs until " + d.time + ". Those who registered are let in late; reception knows the room.", over: "It was not recorded. The events team can say whether it will be repeated.", overAction: "Ask to be told of a repeat", recorded: (d: { minutes: string | number }) => "The recording lasts " + d.minutes + ". This demonstration holds no recordings; what was said stands below.", subject: (d: { title: string | number }) => "Registration: " + d.title,
    question: (d: { title: string | number }) => "Question: " + d.title,
  },
};
