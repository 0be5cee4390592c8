export const languages = ['en', 'id', 'ar'] as const
export type Language = (typeof languages)[number]
export type Direction = 'ltr' | 'rtl'

/** The languages a user can choose. Arabic is known, so that the mirrored layout stays tested, but not offered. */
export const offeredLanguages = ['en', 'id'] as const satisfies readonly Language[]

export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr')

export const isLanguage = (text: string): text is Language => languages.some((language) => language === text)
