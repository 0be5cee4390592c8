export { type AreaCodes, areaCodesOf, dottedCode } from './area-codes'
export { type AreaNames, fitsArea } from './area-fit'
export { areaWords, squeezed } from './area-words'
export { changedAddress } from './changed-address'
