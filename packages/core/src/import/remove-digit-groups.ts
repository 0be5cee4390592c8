/** A number of a paper as it is stored: without the signs that group it, and without the apostrophe of a spreadsheet. */
export const removeDigitGroups = (number: unknown) =>
  String(number)
    .replace(/^'/, '')
    .replace(/[\s.-]/g, '')
