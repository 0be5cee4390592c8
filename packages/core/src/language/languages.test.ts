import { expect, it } from 'vitest'
import { directionOf, isLanguage, languages } from './languages'

it('writes Arabic from right to left', () => {
  expect(languages.map((language) => [language, directionOf(language)])).toEqual([
    ['en', 'ltr'],
    ['id', 'ltr'],
    ['ar', 'rtl'],
  ])
})

it('knows its languages by their codes alone', () => {
  expect(['en', 'id', 'ar', 'EN', 'fr', ''].filter(isLanguage)).toEqual(['en', 'id', 'ar'])
})
