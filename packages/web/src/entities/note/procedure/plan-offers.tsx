import { useQuery } from '@tanstack/react-query'
import { note as recipe } from 'styled-system/recipes'
import { useApp } from '../../../platform/app/app-context'
import { failureText } from '../../../platform/record/failure-text'
import { useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { itemPlace } from '../../treatment-plan/plan-parts'
import { allPlansQuery, type TreatmentPlanItem } from '../../treatment-plan/treatment-plan-query'
import type { NoteContent } from '../note-query'

interface PlanOffersProps {
  patient: number
  procedures: NoteContent['procedures']
  onTake: (item: TreatmentPlanItem) => void
}

/** What the patient accepted of a treatment plan and the note does not name yet: one press adds it as a procedure of the plan. */
export default function PlanOffers({ patient, procedures, onTake }: PlanOffersProps) {
  const { api } = useApp()
  const texts = useTexts()
  const language = useLanguage()
  const words = texts.note.procedure
  const { data, error } = useQuery(allPlansQuery(api, patient))
  const classes = recipe()
  if (!data && error)
    return <p className={classes.elsewhere}>{words.plansFailed({ why: failureText(texts, error) })}</p>
  const isNamed = ({ id }: TreatmentPlanItem) =>
    procedures.some(({ plan_item_id, outcome }) => plan_item_id === id && outcome !== 'cancelled')
  const offered = (data ?? [])
    .filter(({ state }) => state === 'accepted')
    .flatMap(({ items }) => items)
    .filter((item) => item.state === 'accepted' && !isNamed(item))
  if (offered.length === 0) return null
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{words.accepted()}</legend>
      <ul className={classes.tests}>
        {offered.map((item) => {
          const what = [item.product_name, itemPlace(item, language), item.quantity > 1 && `× ${item.quantity}`]
            .filter(Boolean)
            .join(' ')
          return (
            <li key={item.id} className={classes.buttons}>
              <Button
                size="sm"
                variant="outline"
                aria-label={words.takeAccepted({ what })}
                onClick={() => onTake(item)}
              >
                <bdi>{what}</bdi>
              </Button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
