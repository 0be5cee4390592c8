import type { Schema } from '@clinic/api'
import type { Language } from '@clinic/core/language'

/** Returns the name of a service in the user's language, if it has one. */
export const productName = ({ name, name_en }: Pick<Schema<'Product'>, 'name' | 'name_en'>, language: Language) =>
  (language === 'en' && name_en) || name
