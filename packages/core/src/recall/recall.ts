/** Months after the last visit at which a patient without a proposed control is due for a check-up. */
export const checkUpMonths = 6

/** Days ahead of which the desk sees who will be due. */
export const recallDaysAhead = 14

/** Days after which somebody who was due and did not come is not called any more. */
export const recallDaysKept = 365
