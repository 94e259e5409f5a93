/**
 * Seconds that a page with positions may be kept: they close on the hour and days change at midnight somewhere
 * every hour, and nobody minds five minutes.
 */
export const careersMaxAge = 300;
