// Generated from the schema and the queries by `npm run generate`. Do not edit.
import type { Locale } from '../../i18n/locales.ts';
export type AlertFrequency = 'DAILY' | 'IMMEDIATE' | 'WEEKLY';
export type AlertInput = {
  readonly frequency: AlertFrequency;
  readonly kind: AlertKind;
  /** Of a search. */
  readonly query?: string | null | undefined;
  /** Of all but a search and a report. */
  readonly recordId?: string | null | undefined;
  /** Of a saved report. */
  readonly reportId?: string | null | undefined;
};
export type AlertKind =
  /** What is new by a person. */
  | 'AUTHOR'
  /** Changes of any record by more than its wording. */
  | 'RECORD'
  /** Changes of what a saved report says. */
  | 'REPORT'
  /** What is new that holds some words. */
  | 'SEARCH'
  /** What is new on a topic, sector, service, jurisdiction or navigator service. */
  | 'TOPIC';
/** Each field: any of the values; all fields together. */
export type BlogPostFilter = {
  readonly authors?: ReadonlyArray<string> | null | undefined;
  readonly categories?: ReadonlyArray<string> | null | undefined;
  readonly jurisdictions?: ReadonlyArray<string> | null | undefined;
  readonly month?: ReadonlyArray<string> | null | undefined;
  readonly sectors?: ReadonlyArray<string> | null | undefined;
  readonly series?: ReadonlyArray<string> | null | undefined;
  readonly services?: ReadonlyArray<string> | null | undefined;
  readonly topics?: ReadonlyArray<string> | null | undefined;
};
export type ChangeKind =
  /** The navigator had been wrong. */
  | 'CORRECTION'
  /** The law changed, or what was found out of it. */
  | 'MAJOR'
  /** Its wording. */
  | 'MINOR';
export type DashboardReason =
  | 'FOLLOWED_AUTHOR'
  | 'FOLLOWED_RECORD'
  | 'FOLLOWED_TOPIC'
  | 'INTEREST'
  | 'NEWSLETTER'
  | 'SAVED_UPDATED'
  | 'SAVED_WITHDRAWN'
  | 'SEARCH';
/** Each field: any of the values; all fields together. */
export type DealFilter = {
  readonly band?: ReadonlyArray<string> | null | undefined;
  readonly id?: ReadonlyArray<string> | null | undefined;
  readonly jurisdictions?: ReadonlyArray<string> | null | undefined;
  readonly kind?: ReadonlyArray<DealKind> | null | undefined;
  readonly office?: ReadonlyArray<string> | null | undefined;
  readonly sectors?: ReadonlyArray<string> | null | undefined;
  readonly services?: ReadonlyArray<string> | null | undefined;
};
export type DealKind =
  | 'CAPITAL_MARKETS'
  | 'DISPUTES'
  | 'FINANCE'
  | 'FUNDS'
  | 'M_AND_A'
  | 'PROJECTS'
  | 'REAL_ESTATE';
export type EventCredit = 'CERTIFICATE' | 'NONE' | 'SELF_RECORDED';
/** Each field: any of the values; all fields together. */
export type EventFilter = {
  readonly credit?: ReadonlyArray<EventCredit> | null | undefined;
  readonly format?: ReadonlyArray<EventFormat> | null | undefined;
  readonly jurisdictions?: ReadonlyArray<string> | null | undefined;
  readonly kind?: ReadonlyArray<EventKind> | null | undefined;
  readonly languages?: ReadonlyArray<string> | null | undefined;
  readonly office?: ReadonlyArray<string> | null | undefined;
  readonly registration?: ReadonlyArray<EventRegistration> | null | undefined;
  readonly sectors?: ReadonlyArray<string> | null | undefined;
  readonly series?: ReadonlyArray<string> | null | undefined;
  readonly services?: ReadonlyArray<string> | null | undefined;
  readonly topics?: ReadonlyArray<string> | null | undefined;
};
export type EventFormat = 'HYBRID' | 'IN_PERSON' | 'ONLINE';
export type EventKind = 'CONFERENCE' | 'GRADUATE' | 'ROUNDTABLE' | 'SEMINAR' | 'TRAINING' | 'WEBINAR';
export type EventRegistration = 'CLOSED' | 'INVITE' | 'OPEN' | 'WAITLIST';
export type EventStanding = 'CANCELLED' | 'MOVED_ONLINE' | 'PLANNED' | 'POSTPONED';
export type FavouriteSort =
  /** What was saved last first. */
  'SAVED' | 'TITLE' | 'TYPE';
export type FavouriteState =
  | 'CURRENT'
  /** It is shown in English. */
  | 'NOT_IN_LANGUAGE'
  | 'SUPERSEDED'
  /** More than its wording changed since it was saved. */
  | 'UPDATED'
  /** Marked as no longer valid, or taken off the site. */
  | 'WITHDRAWN';
export type FollowedAs =
  /** What is by them. */
  | 'AUTHOR'
  /** Its own changes alone. */
  | 'RECORD'
  /** What is about it. */
  | 'TOPIC';
export type GateKind =
  | 'PERMISSION'
  /** Whoever is signed in may read it. */
  | 'SIGN_IN';
export type JobContract = 'FIXED_TERM' | 'FREELANCE' | 'PERMANENT';
export type JobDepartment =
  | 'COMMUNICATIONS'
  | 'COMPETITION'
  | 'CORPORATE'
  | 'DATA_AND_TECHNOLOGY'
  | 'DISPUTES'
  | 'EMPLOYMENT'
  | 'FINANCE'
  | 'FINANCE_AND_PRICING'
  | 'FUNDS'
  | 'INTELLECTUAL_PROPERTY'
  | 'KNOWLEDGE'
  | 'PEOPLE'
  | 'PROJECTS_AND_ENERGY'
  | 'REAL_ESTATE'
  | 'REGULATORY'
  | 'RISK_AND_INTAKE'
  | 'TAX'
  | 'TECHNOLOGY';
/** Each field: any of the values; all fields together. */
export type JobFilter = {
  readonly closing?: ReadonlyArray<string> | null | undefined;
  readonly contract?: ReadonlyArray<JobContract> | null | undefined;
  readonly department?: ReadonlyArray<JobDepartment> | null | undefined;
  readonly level?: ReadonlyArray<JobLevel> | null | undefined;
  readonly offices?: ReadonlyArray<string> | null | undefined;
  readonly page?: ReadonlyArray<string> | null | undefined;
  readonly salary?: ReadonlyArray<string> | null | undefined;
  readonly state?: ReadonlyArray<string> | null | undefined;
  readonly workplace?: ReadonlyArray<JobWorkplace> | null | undefined;
};
export type JobLevel = 'ASSOCIATE' | 'BUSINESS_SERVICES' | 'CONSULTANT' | 'COUNSEL' | 'PARALEGAL' | 'PARTNER';
export type JobSalaryPer = 'DAY' | 'MONTH' | 'YEAR';
export type JobWorkplace = 'HYBRID' | 'OFFICE' | 'REMOTE';
export type ListOrder =
  /** The highest amount first; of types that have one. */
  | 'AMOUNT'
  /** What closes first; of types that close. */
  | 'CLOSING'
  | 'NEWEST'
  | 'POSITION'
  /** What comes next first, then what was last. */
  | 'SOONEST'
  | 'TITLE';
export type LocationPresence = 'DESK' | 'FORMER' | 'OFFICE';
export type LocationRegion = 'AMERICAS' | 'ASIA_PACIFIC' | 'EUROPE' | 'MIDDLE_EAST_AND_AFRICA';
export type MailTimesInput = {
  readonly hour: number;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly weekday: number;
};
export type MatterStatus =
  | 'CLOSED'
  | 'COMPLETING'
  | 'PREPARING'
  | 'UNDER_WAY'
  /** For somebody outside. */
  | 'WAITING';
export type NavigatorCellCertainty = 'CERTAIN' | 'LIKELY' | 'POSSIBLE';
export type NavigatorCellLegalStatus =
  | 'ADOPTED_NOT_YET_IN_FORCE'
  | 'GUIDANCE_ONLY'
  | 'IN_FORCE'
  | 'IN_FORCE_PARTLY'
  | 'NONE'
  | 'NOT_APPLICABLE'
  | 'NOT_REVIEWED'
  | 'PROPOSED'
  | 'REPEALED';
export type NavigatorServiceAccess = 'OPEN' | 'PERMISSION' | 'SIGN_IN';
/** Each field: any of the values; all fields together. */
export type NewsFilter = {
  readonly kind?: ReadonlyArray<NewsKind> | null | undefined;
  readonly offices?: ReadonlyArray<string> | null | undefined;
  readonly people?: ReadonlyArray<string> | null | undefined;
  readonly sectors?: ReadonlyArray<string> | null | undefined;
};
export type NewsKind = 'APPOINTMENT' | 'AWARD' | 'DEAL' | 'FIRM' | 'STATEMENT';
export type PageBenefitsEvent = 'CHILD' | 'EVERY_YEAR' | 'HEALTH' | 'LATER' | 'MOVE';
export type PageForm =
  | 'ACCESS'
  | 'ALUMNI'
  | 'CALLBACK'
  | 'COMPLAINT'
  | 'CORRECTION'
  | 'ENQUIRY'
  | 'PRESS'
  | 'RIGHTS'
  | 'SCAM';
export type PermissionList = 'COLLABORATION' | 'COMPLIANCE' | 'PRODUCT';
export type PersonGrade =
  | 'ASSOCIATE'
  | 'BUSINESS_SERVICES'
  | 'CONSULTANT'
  | 'COUNSEL'
  | 'PARTNER'
  | 'SENIOR_ASSOCIATE'
  | 'TRAINEE';
export type PersonLanguagesLevel = 'FLUENT' | 'NATIVE' | 'WORKING';
export type PersonStanding = 'ACTIVE' | 'FORMER' | 'ON_LEAVE';
/** What is left out, or null, stays as it is. */
export type ProfileInput = {
  readonly firstName?: string | null | undefined;
  /** Live sectors, services, topics, jurisdictions and navigator services. */
  readonly interests?: ReadonlyArray<string> | null | undefined;
  readonly jobTitle?: string | null | undefined;
  readonly languages?: ReadonlyArray<string> | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly organisationName?: string | null | undefined;
  /** Empty: none. */
  readonly timeZone?: string | null | undefined;
};
export type ProgrammeEligibilityDegree = 'ANY' | 'LAW' | 'NATIONAL_LAW';
export type ProgrammeEligibilityFrom =
  | 'FINAL_YEAR'
  | 'FIRST_YEAR'
  | 'GRADUATE'
  | 'MIDDLE_YEAR'
  | 'PENULTIMATE_YEAR';
export type ProgrammeEligibilityNeededBefore = 'APPLYING' | 'STARTING';
export type ProgrammeEligibilityOtherSubjectsFrom =
  | 'FINAL_YEAR'
  | 'FIRST_YEAR'
  | 'GRADUATE'
  | 'MIDDLE_YEAR'
  | 'PENULTIMATE_YEAR';
export type ProgrammeEligibilityUntil =
  | 'FINAL_YEAR'
  | 'FIRST_YEAR'
  | 'GRADUATE'
  | 'MIDDLE_YEAR'
  | 'PENULTIMATE_YEAR';
export type PublicationAccess = 'OPEN' | 'PERMISSION' | 'SIGN_IN';
/** Each field: any of the values; all fields together. */
export type PublicationFilter = {
  readonly access?: ReadonlyArray<PublicationAccess> | null | undefined;
  readonly authors?: ReadonlyArray<string> | null | undefined;
  readonly jurisdictions?: ReadonlyArray<string> | null | undefined;
  readonly kind?: ReadonlyArray<PublicationKind> | null | undefined;
  readonly sectors?: ReadonlyArray<string> | null | undefined;
  readonly services?: ReadonlyArray<string> | null | undefined;
  readonly topics?: ReadonlyArray<string> | null | undefined;
};
export type PublicationKind =
  | 'CLIENT_ALERT'
  | 'GUIDE'
  | 'INFOGRAPHIC'
  | 'PODCAST'
  | 'REPORT'
  | 'TRANSCRIPT'
  | 'VIDEO';
export type PublicationStanding = 'ARCHIVED' | 'CURRENT' | 'SUPERSEDED';
export type ReportInput = {
  /** By their names in addresses. */
  readonly jurisdictions: ReadonlyArray<string>;
  /** When it is looked at if not given. */
  readonly known?: string | null | undefined;
  /** That it is written in. */
  readonly language: Locale;
  /** Of the law; the day on which it is looked at if not given. */
  readonly on?: string | null | undefined;
  /** The query of its address in the builder. */
  readonly selection: string;
  readonly serviceId: string;
  readonly title: string;
  /** By their names in addresses; all if not given. */
  readonly topics?: ReadonlyArray<string> | null | undefined;
};
export type ScamAlertChannel = 'EMAIL' | 'LETTER' | 'MESSAGING' | 'PHONE' | 'WEBSITE';
export type ScamAlertStatus = 'ACTIVE' | 'CLOSED';
export type SearchFilter = {
  readonly author?: ReadonlyArray<string> | null | undefined;
  readonly jurisdiction?: ReadonlyArray<string> | null | undefined;
  readonly language?: ReadonlyArray<string> | null | undefined;
  readonly office?: ReadonlyArray<string> | null | undefined;
  readonly sector?: ReadonlyArray<string> | null | undefined;
  readonly service?: ReadonlyArray<string> | null | undefined;
  readonly state?: ReadonlyArray<string> | null | undefined;
  readonly topic?: ReadonlyArray<string> | null | undefined;
  readonly type?: ReadonlyArray<string> | null | undefined;
  readonly year?: ReadonlyArray<string> | null | undefined;
};
export type SearchSort = 'NEWEST' | 'RELEVANCE';
export type SubscriptionState =
  | 'ACTIVE'
  | 'EXPIRED'
  /** It ends within 30 days. */
  | 'EXPIRING'
  | 'NONE'
  | 'REQUESTED'
  | 'TRIAL';
export type TrainingItemKind = 'MODULE' | 'PODCAST' | 'VIDEO';
/** Each field: any of the values; all fields together. */
export type TrainingSeriesFilter = {
  readonly level?: ReadonlyArray<TrainingSeriesLevel> | null | undefined;
  readonly topics?: ReadonlyArray<string> | null | undefined;
};
export type TrainingSeriesLevel = 'ADVANCED' | 'INTERMEDIATE' | 'INTRODUCTION';
