/** Tells one person from the next in a calendar; what it says stands in words too. */
export type Mark = 'blue' | 'teal' | 'green' | 'amber' | 'orange' | 'red' | 'pink' | 'purple'
