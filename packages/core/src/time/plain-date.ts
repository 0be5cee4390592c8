/** How many days lie between two plain dates, YYYY-MM-DD; negative when the second is earlier. */
export const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 86_400_000
