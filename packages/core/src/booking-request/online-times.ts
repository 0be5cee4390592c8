/** How far ahead visitors may ask for a time: from so many hours until so many days. */
export const onlineTimes = { hoursAhead: 2, daysAhead: 60 } as const
