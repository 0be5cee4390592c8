export { languageMachine } from './language.machine'
export { type Direction, directionOf, isLanguage, type Language, languages, offeredLanguages } from './languages'
