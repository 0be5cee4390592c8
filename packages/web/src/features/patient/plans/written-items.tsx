import { planTotals, treatmentPhases, treatmentPlanItemStates } from '@clinic/core/treatment-plan'
import { labelOf } from '@clinic/core/values'
import { Fragment } from 'react'
import { css } from 'styled-system/css'
import { printing } from 'styled-system/recipes'
import { itemPlace, itemsByPhase, timesBilled } from '../../../entities/treatment-plan/plan-parts'
import type { TreatmentPlan } from '../../../entities/treatment-plan/treatment-plan-query'
import { sheetFormat } from '../../../platform/print/sheet-format'
import { SheetTable } from '../../../platform/print/sheet-table'
import type { SheetLanguage } from '../../../platform/print/use-sheet-choice'
import { useTextsIn } from '../../../platform/texts/use-texts-in'

interface WrittenItemsProps {
  plan: TreatmentPlan
  language: SheetLanguage
  timeZone: string
}

/** The items of a plan on paper, by phase with what each phase comes to; once it is decided, with the answer. */
export function WrittenItems({ plan: { items, decided_on }, language, timeZone }: WrittenItemsProps) {
  const { sheet: words } = useTextsIn(language, 'treatment-plan')['treatment-plan']
  const { money } = sheetFormat(language, timeZone)
  const classes = printing()
  const isDecided = decided_on !== null
  const columns = [
    words.service(),
    words.tooth(),
    words.quantity(),
    words.price(),
    words.amount(),
    ...(isDecided ? [words.answer()] : []),
  ]
  return (
    <SheetTable label={words.title()} columns={columns}>
      {itemsByPhase(items).map((group) => (
        <Fragment key={group.phase}>
          <tr>
            <th scope="rowgroup" colSpan={columns.length} className={css({ fontWeight: 'bold' })}>
              {labelOf(treatmentPhases, group.phase, language)}
            </th>
          </tr>
          {group.items.map((item) => (
            <tr key={item.id}>
              <td className={css({ minWidth: '[12em]' })}>
                <bdi>{item.product_name}</bdi>
                {item.remark && (
                  <>
                    <br />
                    <bdi className={classes.small}>{item.remark}</bdi>
                  </>
                )}
              </td>
              <td>
                <bdi>{itemPlace(item, language)}</bdi>
              </td>
              <td>{timesBilled(item)}</td>
              <td>
                <bdi>{item.price !== null && money(item.price)}</bdi>
              </td>
              <td>
                <bdi>{item.amount !== null && money(item.amount)}</bdi>
              </td>
              {isDecided && <td>{labelOf(treatmentPlanItemStates, item.state, language)}</td>}
            </tr>
          ))}
          <tr>
            <td className={css({ fontWeight: 'medium' })}>{words.subtotal()}</td>
            <td colSpan={4} className={css({ fontWeight: 'medium' })}>
              <bdi>{money(planTotals(group.items).total)}</bdi>
            </td>
            {isDecided && <td />}
          </tr>
        </Fragment>
      ))}
    </SheetTable>
  )
}
