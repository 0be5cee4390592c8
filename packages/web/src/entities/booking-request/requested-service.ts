import type { Schema } from '@clinic/api'
import type { Language } from '@clinic/core/language'
import { productName } from '../product/product-name'

/** Returns the name of the service that a visitor asks for, in the user's language, if it has one. */
export const requestedService = (
  { product_name, product_name_en }: Pick<Schema<'BookingRequest'>, 'product_name' | 'product_name_en'>,
  language: Language,
) => productName({ name: product_name, name_en: product_name_en }, language)
