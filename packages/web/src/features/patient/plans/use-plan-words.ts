import type { Schema } from '@clinic/api'
import { treatmentPhases } from '@clinic/core/treatment-plan'
import { useKnownService } from '../../../entities/note/use-known-service'
import { itemPlace } from '../../../entities/treatment-plan/plan-parts'
import { isolated } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { mostItems, type PlanRow, type PlanValue } from './plan-value'

/** What of a typed plan prevents saving it, and the plan in words. */
export function usePlanWords() {
  const { fields, problems, form, quantity: times } = useTexts()['treatment-plan']
  const { label } = useLabels()
  const language = useLanguage()
  const knownService = useKnownService()

  const problemsOf = ({ title, items }: PlanValue) => ({
    title: title.trim() === '' ? problems.title() : undefined,
    items: items.length > mostItems ? problems.mostItems() : undefined,
    ...Object.fromEntries(
      items.flatMap((row, index) =>
        Object.entries(placeProblems(row, knownService(row.product_id))).map(([field, sentence]) => [
          `items.${index}.${field}`,
          sentence,
        ]),
      ),
    ),
  })

  function placeProblems({ tooth, surfaces, jaw }: PlanRow, service: Schema<'Product'> | undefined) {
    if (!service) return {}
    const { scope, price_model } = service
    return {
      tooth: (scope === 'tooth' || scope === 'surface') && tooth === null ? problems.tooth() : undefined,
      surfaces:
        price_model === 'per_surface' && tooth !== null && surfaces.length === 0 ? problems.surfaces() : undefined,
      jaw: scope === 'jaw' && jaw === null ? problems.jaw() : undefined,
    }
  }

  const describe = ({ title, note, items }: PlanValue) => [
    { label: fields.title(), value: title },
    { label: fields.note(), value: note },
    {
      label: fields.items(),
      value: items
        .map((row) => {
          const name = [
            times({ quantity: row.quantity }),
            isolated(row.product_name),
            itemPlace(row, language),
            row.remark,
          ]
          return form.rowOf({ phase: label(treatmentPhases, row.phase), name: name.filter(Boolean).join(' ') })
        })
        .join('; '),
    },
  ]
  return { problemsOf, describe }
}
