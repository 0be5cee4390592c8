import { type Schema, unwrap } from '@clinic/api'
import {
  type PreparationItem,
  preparationFor,
  preparationKey,
  preparationKinds,
  unprepared,
} from '@clinic/core/assistance'
import { productCategories } from '@clinic/core/product'
import { vitalSign as recipe } from 'styled-system/recipes'
import type { Assistance } from '../../entities/assistance/assistance-query'
import { useApp } from '../../platform/app/app-context'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { CheckboxField } from '../../ui/field/checkbox-field'
import { useAssistanceChange } from './use-assistance-change'

interface PreparationProps {
  assistance: Assistance
  planned: readonly Schema<'PlannedService'>[]
}

/** The checklist of what is laid out for what is planned. */
export function Preparation({ assistance, planned }: PreparationProps) {
  const { api } = useApp()
  const { preparation } = useTexts().assistance
  const nameOf = useItemName()
  const { change } = useAssistanceChange(assistance)
  const items = preparationFor(planned)
  const left = unprepared(items, assistance.prepared).length
  const classes = recipe()
  const tick = (key: string, isTicked: boolean) =>
    change(({ id, version, prepared }) => {
      const others = prepared.filter((each) => each !== key)
      const body = { prepared: isTicked ? [...others, key] : others, version }
      return unwrap(api.POST('/api/assistance/{id}/prepare', { params: { path: { id } }, body }))
    })
  if (items.length === 0) return null
  return (
    <fieldset className={classes.form}>
      <legend className={classes.name}>{preparation.title()}</legend>
      <div className={classes.boxes}>
        {items.map((item) => (
          <CheckboxField
            key={preparationKey(item)}
            name={preparationKey(item)}
            label={nameOf(item)}
            checked={assistance.prepared.includes(preparationKey(item))}
            onChange={({ target }) => tick(preparationKey(item), target.checked)}
          />
        ))}
      </div>
      <p role="status" className={classes.note}>
        {left > 0 ? preparation.left(left) : preparation.ready()}
      </p>
    </fieldset>
  )
}

function useItemName() {
  const { preparation } = useTexts().assistance
  const { label } = useLabels()
  const format = useFormat()
  return (item: PreparationItem) => {
    if (item.kind === 'tray') return preparation.tray({ category: label(productCategories, item.category) })
    if (item.kind === 'material')
      return preparation.material({ quantity: format.number(item.quantity), name: item.name })
    return label(preparationKinds, item.kind)
  }
}
