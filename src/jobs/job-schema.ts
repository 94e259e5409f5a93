/** The database schema of the job queue: its tables are its library's, who makes and changes them. */
export const JOB_SCHEMA = 'job';
