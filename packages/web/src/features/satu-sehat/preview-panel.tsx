import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { satuSehatPreviewQuery } from '../../entities/satu-sehat/satu-sehat-query'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Disclosure } from './disclosure'

/** The resources of a visit as they would be sent now. Read when it is opened: each reading is written down in the audit. */
export function PreviewPanel({ visit }: { visit: number }) {
  const { preview } = useTexts()['satu-sehat']
  return (
    <Card>
      <Disclosure summary={<span className={css({ textStyle: 'subheading' })}>{preview.open()}</span>}>
        <Resources visit={visit} />
      </Disclosure>
    </Card>
  )
}

function Resources({ visit }: { visit: number }) {
  const { api } = useApp()
  const { preview, steps } = useTexts()['satu-sehat']
  const query = useQuery(satuSehatPreviewQuery(api, visit))
  const { data, error } = query
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', paddingBlockStart: '3' })}>
      <p className={css({ color: 'muted', textStyle: 'small' })}>{preview.note()}</p>
      {!data && (error ? <LoadFailed query={query} /> : <Skeleton lines={6} />)}
      {data?.resources.length === 0 && <p>{preview.nothing()}</p>}
      {data?.resources.map(({ step, key, json }) => (
        <details key={`${step} ${key}`}>
          <summary className={css({ cursor: 'pointer', width: 'fit', overflowWrap: 'anywhere' })}>
            {steps[step]()} <bdi className={css({ color: 'muted', textStyle: 'small' })}>{key}</bdi>
          </summary>
          <pre dir="ltr" className={code}>
            {json}
          </pre>
        </details>
      ))}
    </div>
  )
}

// lines are broken, so that nothing has to be scrolled sideways
const code = css({
  marginBlockStart: '2',
  padding: '3',
  borderRadius: 'control',
  background: 'sunken',
  fontSize: 'xs',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
