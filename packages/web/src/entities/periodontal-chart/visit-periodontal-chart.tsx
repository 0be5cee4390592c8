import '../../periodontal.css'
import type { Schema } from '@clinic/api'
import {
  isChartSaid,
  type PeriodontalChartDraftActor,
  type PeriodontalTooth,
  summaryOfChart,
} from '@clinic/core/periodontal-chart'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useState } from 'react'
import { note, periodontalChart as recipe } from 'styled-system/recipes'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { useNamespaces } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { type PeriodontalChart, periodontalChartsQuery } from './periodontal-chart-query'
import { usePeriodontalDraft } from './use-periodontal-draft'
import { usePeriodontalWords } from './use-periodontal-words'

const PeriodontalEditor = lazyWithRetry(() => import('./periodontal-editor'))
const DiscardDialog = lazyWithRetry(() => import('./discard-dialog'))

interface VisitPeriodontalChartProps {
  visit: Pick<Schema<'Visit'>, 'id' | 'patient'>
  missing: ReadonlySet<PeriodontalTooth>
  implants: ReadonlySet<PeriodontalTooth>
  /** Whether the reader is the dentist of the visit, who alone throws a draft away. */
  canDiscard?: boolean
  /** Called with the draft once it is open. */
  onOpen?: (draft: PeriodontalChartDraftActor | undefined) => void
}

/** The periodontal chart of a visit in treatment: folded while nothing is measured, typed by its dentist or whoever assists. */
export function VisitPeriodontalChart({ visit, ...props }: VisitPeriodontalChartProps) {
  useNamespaces(['periodontal-chart', 'note'])
  const { api } = useApp()
  const query = useQuery(periodontalChartsQuery(api, visit.patient.id))
  // a chart that was thrown away begins anew
  const [begun, setBegun] = useState(0)
  if (!query.data) return query.error ? <LoadFailed query={query} /> : <Skeleton shape="control" />
  return <Drafted key={begun} visit={visit} charts={query.data} {...props} onDiscarded={() => setBegun(begun + 1)} />
}

interface DraftedProps extends VisitPeriodontalChartProps {
  charts: readonly PeriodontalChart[]
  onDiscarded: () => void
}

function Drafted({ visit, charts, onOpen, ...props }: DraftedProps) {
  const draft = usePeriodontalDraft(visit, charts)
  useEffect(() => {
    if (!draft) return
    onOpen?.(draft)
    return () => onOpen?.(undefined)
  }, [draft, onOpen])
  return draft ? <Folded draft={draft} visit={visit} {...props} /> : <Skeleton shape="control" />
}

type FoldedProps = Omit<DraftedProps, 'charts' | 'onOpen'> & { draft: PeriodontalChartDraftActor }

function Folded({ draft, visit, missing, implants, canDiscard, onDiscarded }: FoldedProps) {
  const texts = useTexts()['periodontal-chart']
  const isSaid = useSelector(draft, ({ context }) => isChartSaid(context.content))
  const isStored = useSelector(draft, ({ context }) => context.version > 0)
  const [isOpen, setOpen] = useState(isSaid)
  const [isByHand, setByHand] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const classes = recipe()
  return (
    <details
      data-fold
      className={classes.folded}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !isOpen) setByHand(true)
        setOpen(currentTarget.open)
      }}
    >
      <summary>
        <h2>{texts.title()}</h2>
        {isSaid ? <FoldedFigures draft={draft} /> : <span>{!isOpen && texts.folded()}</span>}
        <kbd className={note().keys}>{texts.key({ letter: 'K' })}</kbd>
      </summary>
      {isOpen && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <PeriodontalEditor
            draft={draft}
            missing={missing}
            implants={implants}
            hasFocus={isByHand}
            actions={
              canDiscard &&
              (isSaid || isStored) && (
                <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
                  {texts.entry.discard()}
                </Button>
              )
            }
          />
        </Suspense>
      )}
      {isAsking && (
        <Suspense>
          <DiscardDialog visit={visit} draft={draft} onClose={() => setAsking(false)} onDiscarded={onDiscarded} />
        </Suspense>
      )}
    </details>
  )
}

/** What is measured until now, in one line. */
function FoldedFigures({ draft }: { draft: PeriodontalChartDraftActor }) {
  const { line } = useTexts()['periodontal-chart']
  const words = usePeriodontalWords()
  const content = useSelector(draft, ({ context }) => context.content)
  const { bleeding, deep } = summaryOfChart(content)
  return <span>{line({ bleeding: words.percent(bleeding), deep: deep.count })}</span>
}
