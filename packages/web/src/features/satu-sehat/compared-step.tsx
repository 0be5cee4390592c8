import type { Schema } from '@clinic/api'
import { isRefused } from '@clinic/core/retry'
import { comparedStates } from '@clinic/core/satu-sehat'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { satuSehatComparisonQuery } from '../../entities/satu-sehat/satu-sehat-query'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { failureText } from '../../platform/record/failure-text'
import { useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Banner } from '../../ui/feedback/banner'
import { Skeleton } from '../../ui/feedback/skeleton'
import { DifferenceTable } from './difference-table'

/** The resources of a step, each with what differs. */
export function ComparedStep({ visit, step }: { visit: number; step: Schema<'SatuSehatStepName'> }) {
  const { api } = useApp()
  const texts = useTexts()
  const { comparison } = texts['satu-sehat']
  const query = useQuery(satuSehatComparisonQuery(api, visit, step))
  const { data, error } = query
  if (!data && error && isRefused(error)) return <Banner tone="warning">{failureText(texts, error)}</Banner>
  if (!data) return error ? <LoadFailed query={query} /> : <Skeleton lines={3} />
  if (data.resources.length === 0) return <p>{comparison.nothing()}</p>
  return (
    <ul className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', paddingBlock: '3' })}>
      {data.resources.map((resource) => (
        <li key={resource.key} className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' })}>
          <Compared resource={resource} />
        </li>
      ))}
    </ul>
  )
}

function Compared({ resource: { key, state, differences } }: { resource: Schema<'SatuSehatComparedResource'> }) {
  const { comparison } = useTexts()['satu-sehat']
  return (
    <>
      <span
        className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', overflowWrap: 'anywhere' })}
      >
        <bdi>{key}</bdi>
        <ValueTag of={comparedStates} value={state} />
      </span>
      {state === 'different' ? (
        <DifferenceTable of={key} differences={differences} />
      ) : (
        <p className={css({ color: 'muted', textStyle: 'small' })}>{comparison.states[state]()}</p>
      )}
    </>
  )
}
