import { recallChannels, recallOutcomes } from '@clinic/core/recall'
import { css } from 'styled-system/css'
import { useWhen } from '../../entities/appointment/use-when'
import { isolated } from '../../platform/texts/person-name'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import type { Recall } from './recall'

/** What came of the calls so far, the latest first. */
export function EarlierCalls({ attempts }: Pick<Recall, 'attempts'>) {
  const { call: words } = useTexts().recall
  const { label } = useLabels()
  const when = useWhen()
  return (
    <section>
      <h3 className={css({ textStyle: 'subheading' })}>{words.earlier()}</h3>
      <ul className={css({ display: 'grid', gap: '2' })}>
        {attempts.map(({ channel, outcome, remark, made_at, made_by }) => (
          <li key={made_at}>
            <p>
              {label(recallOutcomes, outcome)}
              {remark && (
                <>
                  : <bdi>{remark}</bdi>
                </>
              )}
            </p>
            <p className={css({ fontSize: 'xs', color: 'muted' })}>
              {words.attempt({ channel: label(recallChannels, channel), when: when(made_at), by: isolated(made_by) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
