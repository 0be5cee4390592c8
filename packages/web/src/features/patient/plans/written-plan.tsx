import type { Schema } from '@clinic/api'
import { amountInWords } from '@clinic/core/money'
import { isMinor } from '@clinic/core/patient'
import { css } from 'styled-system/css'
import { printing } from 'styled-system/recipes'
import type { TreatmentPlan } from '../../../entities/treatment-plan/treatment-plan-query'
import { Sheet } from '../../../platform/print/sheet'
import { SheetFacts } from '../../../platform/print/sheet-facts'
import { sheetFormat } from '../../../platform/print/sheet-format'
import { SheetSignature } from '../../../platform/print/sheet-signature'
import type { SheetLanguage } from '../../../platform/print/use-sheet-choice'
import type { Information } from '../../../platform/session/information-query'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { personName } from '../../../platform/texts/person-name'
import { useTextsIn } from '../../../platform/texts/use-texts-in'
import { dateIn } from '../../../platform/time/date-in'
import { WrittenItems } from './written-items'

interface WrittenPlanProps {
  plan: TreatmentPlan
  patient: Schema<'Patient'>
  clinic: Information
  language: SheetLanguage
}

/** What a plan says on paper: items by phase with what they cost, and room to sign. One that holds no longer says so across the sheet. */
export function WrittenPlan({ plan, patient, clinic, language }: WrittenPlanProps) {
  const { sheet: words } = useTextsIn(language, 'treatment-plan')['treatment-plan']
  const { day, money } = sheetFormat(language, clinic.time_zone)
  const { today } = useClinicDay()
  const classes = printing()
  const { number, state, title, note, total, accepted_total, valid_until, decided_on, signed_by } = plan
  const isMinors = isMinor(patient.date_of_birth, plan.proposed_on ?? today)
  const isAccepted = state === 'accepted' || state === 'completed'
  const across = { draft: words.draft, declined: words.declined, closed: words.closed, replaced: words.replaced }
  const stamp = Object.entries(across).find(([of]) => of === state)?.[1]
  const facts: readonly (readonly [string, string])[] = [
    [words.number(), number ?? ''],
    [words.day(), day(plan.proposed_on ?? dateIn(clinic.time_zone, Date.parse(plan.created_at)))],
    [words.patient(), personName(patient)],
    [words.record(), patient.record_number],
    [words.doctor(), plan.doctor_name],
    [words.valid_until(), valid_until ? day(valid_until) : ''],
    [words.plan(), title],
    [words.price_list(), plan.price_list],
  ]
  const signer = signed_by || (isMinors ? patient.guardian_name : personName(patient))
  return (
    <div lang={language} className={classes.marked}>
      <Sheet paper="a4" title={words.title()}>
        {stamp && <p className={classes.stamp}>{stamp()}</p>}
        {clinic.document_header && (
          <p className={classes.numbered}>
            <bdi>{clinic.document_header}</bdi>
          </p>
        )}
        <SheetFacts facts={facts.filter(([, value]) => value !== '')} />
        <WrittenItems plan={plan} language={language} timeZone={clinic.time_zone} />
        <div className={classes.sums}>
          <p className={`${classes.between} ${classes.sum}`}>
            <span>{words.total()}</span>
            <span>{money(total)}</span>
          </p>
          {isAccepted && accepted_total !== total && (
            <p className={classes.between}>
              <span>{words.accepted_total()}</span>
              <span>{money(accepted_total)}</span>
            </p>
          )}
        </div>
        <p>
          {words.inWords()}: <i>{amountInWords(isAccepted ? accepted_total : total, language)}</i>
        </p>
        {note && (
          <section>
            <h3 className={classes.term}>{words.note()}</h3>
            <p className={classes.written}>
              <bdi>{note}</bdi>
            </p>
          </section>
        )}
        {valid_until && <p className={classes.small}>{words.holds({ date: day(valid_until) })}</p>}
        <div className={signatures}>
          <p>{decided_on && isAccepted ? words.signedOn({ date: day(decided_on) }) : words.consent()}</p>
          <div>
            <SheetSignature title={isMinors ? words.signsGuardian() : words.signs()} name={signer} />
            <SheetSignature title={words.signsDoctor()} name={plan.doctor_name} />
          </div>
        </div>
        {clinic.document_footer && (
          <p className={classes.foot}>
            <bdi>{clinic.document_footer}</bdi>
          </p>
        )}
      </Sheet>
    </div>
  )
}

// what is signed stands above the signatures, on the same page
const signatures = css({
  breakInside: 'avoid',
  display: 'grid',
  gap: '4',
  marginBlockStart: '4',
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '8' },
})
