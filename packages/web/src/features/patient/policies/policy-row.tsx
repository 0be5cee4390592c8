import { holderRelations, policyObstacle, policyObstacles } from '@clinic/core/patient-policy'
import { note as recipe } from 'styled-system/recipes'
import type { PatientPolicy } from '../../../entities/patient-policy/policy-query'
import { PaperPhoto } from '../../../entities/photo/paper/paper-photo'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { isolated } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import { Button } from '../../../ui/button'

interface PolicyRowProps {
  policy: PatientPolicy
  /** Nothing where the reader may not change it. */
  onChange: (() => void) | undefined
}

/** A policy in a few lines: plan, number, holder, and why it pays nothing today if it does not. */
export function PolicyRow({ policy, onChange }: PolicyRowProps) {
  const texts = useTexts()['patient-policy']
  const { label } = useLabels()
  const { date } = useFormat()
  const { id, photo, plan, member_number, relation, holder_name, valid_from, valid_until, eligibility_note } = policy
  const obstacle = policyObstacle(policy, useClinicDay().today)
  const classes = recipe()
  const from = date(valid_from)
  const name = label(holderRelations, relation)
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <b>{texts.plan({ payor: isolated(plan.payor_name), plan: plan.name })}</b>
        {obstacle && <ValueTag of={policyObstacles} value={obstacle} />}
        {onChange && (
          <Button size="sm" variant="outline" aria-label={texts.changeOf({ plan: plan.name })} onClick={onChange}>
            {texts.change()}
          </Button>
        )}
      </div>
      <span>
        <bdi>{texts.number({ number: member_number })}</bdi>
      </span>
      <span>{relation === 'self' ? name : texts.holder({ relation: name, name: isolated(holder_name) })}</span>
      <span>{valid_until ? texts.between({ from, until: date(valid_until) }) : texts.from({ from })}</span>
      {eligibility_note && (
        <span>
          <bdi>{eligibility_note}</bdi>
        </span>
      )}
      <PaperPhoto paper={{ kind: 'patient-policy', id, name: plan.name, photo }} canSet={onChange !== undefined} />
    </li>
  )
}
