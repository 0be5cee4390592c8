import type { Schema } from '@clinic/api'
import { jaws } from '@clinic/core/note'
import { toothSurfaces } from '@clinic/core/odontogram'
import { labelOf } from '@clinic/core/values'
import type { TranslationFunctions } from '../../i18n/i18n-types'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'

type Line = Pick<Schema<'InvoiceLine'>, 'name' | 'name_en' | 'tooth' | 'surfaces' | 'jaw'>

/** Returns functions for the words of a line in the language shown: what it is, where it was done, of which list its price is, and of which treatment plan. */
export function useLineText() {
  const language = useLanguage()
  const { line } = useTexts().invoice
  return {
    name: (of: Line) => nameOf(of, language),
    place: (of: Line) => placeOf(of, line, language),
    list: ({ price_list }: Pick<Schema<'InvoiceLine'>, 'price_list'>) =>
      price_list ? line.ofList({ name: price_list.name }) : '',
    plan: ({ plan }: Pick<Schema<'InvoiceLine'>, 'plan'>) => (plan ? line.ofPlan({ number: plan.number }) : ''),
  }
}

/** The name of a service; English is optional. */
export const nameOf = ({ name, name_en }: Pick<Line, 'name' | 'name_en'>, language: string) =>
  language === 'id' || name_en === '' ? name : name_en

/** Where in the mouth, in words: `tooth 36, Mesial, Occlusal`. */
export const placeOf = (
  { tooth, surfaces, jaw }: Line,
  words: TranslationFunctions['invoice']['line'],
  language: string,
) =>
  [
    tooth && words.tooth({ tooth }),
    ...surfaces.map((surface) => labelOf(toothSurfaces, surface, language)),
    jaw && labelOf(jaws, jaw, language),
  ]
    .filter(Boolean)
    .join(', ')
