/** The person answered no to a question before saving: nothing was saved, and nothing failed. */
export class SaveCancelled extends Error {}
