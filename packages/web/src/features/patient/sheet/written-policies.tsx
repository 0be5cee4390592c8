import { holderRelations } from '@clinic/core/patient-policy'
import { css } from 'styled-system/css'
import { printing } from 'styled-system/recipes'
import type { PatientPolicy } from '../../../entities/patient-policy/policy-query'
import { isolated } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'

/** The active insurance policies on paper, one to a line; nothing for a patient without one. */
export function WrittenPolicies({ policies }: { policies: readonly PatientPolicy[] }) {
  const texts = useTexts()['patient-policy']
  const { label } = useLabels()
  const { date } = useFormat()
  const active = policies.filter(({ status }) => status === 'active')
  if (active.length === 0) return null
  return (
    <section className={printing().group}>
      <h3>{texts.title()}</h3>
      <ul>
        {active.map(({ id, plan, member_number, relation, holder_name, valid_from, valid_until }) => (
          <li key={id}>
            <bdi>{texts.plan({ payor: isolated(plan.payor_name), plan: plan.name })}</bdi>
            {separator}
            <bdi className={unbroken}>{texts.number({ number: member_number })}</bdi>
            {separator}
            <bdi>{holder(relation, holder_name)}</bdi>
            {separator}
            <bdi className={unbroken}>{valid(date(valid_from), valid_until && date(valid_until))}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )

  function holder(relation: PatientPolicy['relation'], name: string) {
    const words = label(holderRelations, relation)
    return relation === 'self' ? words : texts.holder({ relation: words, name })
  }

  function valid(from: string, until: string | null) {
    return until ? texts.between({ from, until }) : texts.from({ from })
  }
}

const separator = ', '
const unbroken = css({ whiteSpace: 'nowrap' })
