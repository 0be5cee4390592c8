/** Who was asked whether it is meant said no: nothing was saved, and nothing failed. */
export class SaveCancelled extends Error {}
