/** The page that shows a request; its secret stands behind the #, which no browser sends. */
export const bookingAddress = (token: string) => `${location.origin}/patient/booking#${token}`

/** The page where an appointment at a clinic is asked for. */
export const bookAddress = (clinic: string) => `/patient/book?clinic=${clinic}`

/** The page where somebody registers at a clinic. */
export const registerAddress = (clinic: string) => `/patient/register?clinic=${clinic}`
