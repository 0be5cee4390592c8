/** A moment as the service takes it: in UTC, to the second, with its offset (rules 10173, 10295, 10400). */
export const fhirTime = (at: string) => `${new Date(at).toISOString().slice(0, 19)}+00:00`
