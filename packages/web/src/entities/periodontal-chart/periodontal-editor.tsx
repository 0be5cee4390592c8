import '../../writing.css'
import '../../periodontal.css'
import {
  isChartSaid,
  type PeriodontalChartDraftActor,
  type PeriodontalTooth,
  type ProbingMeasure,
  probingPaths,
  summaryOfChart,
} from '@clinic/core/periodontal-chart'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { periodontalChart as recipe } from 'styled-system/recipes'
import { useApp } from '../../platform/app/app-context'
import { Choice } from '../../platform/list/list-toolbar'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { TextArea } from '../../ui/field/text-area'
import { SaveState } from '../note/draft/save-state'
import { ChartFigures } from './chart-figures'
import { ChartLegend } from './chart-legend'
import { PeriodontalConflict } from './periodontal-conflict'
import { ProbingDrawing } from './probing-drawing'
import { ProbingEntryBar } from './probing-entry-bar'
import { ProbingKeys } from './probing-keys'
import { ProbingPad } from './probing-pad'
import { useProbing } from './use-probing'

interface PeriodontalEditorProps {
  draft: PeriodontalChartDraftActor
  missing: ReadonlySet<PeriodontalTooth>
  implants: ReadonlySet<PeriodontalTooth>
  /** It was opened by hand: the next key is for it. */
  hasFocus?: boolean
  /** What else can be done about the chart. */
  actions?: ReactNode
}

const measures: readonly ProbingMeasure[] = ['depth', 'recession']

/** Typing a periodontal chart at the speed of a dentist who calls out numbers. */
export default function PeriodontalEditor({ draft, missing, implants, hasFocus, actions }: PeriodontalEditorProps) {
  const texts = useTexts()['periodontal-chart']
  const { options } = useLabels()
  const { preference } = useApp()
  const path = useSelector(preference, ({ context }) => context.probing)
  const walk = useMemo(() => ({ path, missing, implants }), [path, missing, implants])
  const probing = useProbing(draft, walk)
  const input = useRef<HTMLInputElement>(null)
  const focus = () => input.current?.focus({ preventScroll: true })
  useEffect(() => {
    if (hasFocus) input.current?.focus()
  }, [hasFocus])
  const classes = recipe()
  return (
    <div className={classes.root}>
      <div className={classes.bar}>
        <Choice
          label={texts.entry.path()}
          value={path}
          options={options(probingPaths)}
          onChange={(value) => {
            const chosen = options(probingPaths).find((option) => option.value === value)
            if (chosen) preference.send({ type: 'preference.set', name: 'probing', value: chosen.value })
          }}
        />
        <Choice
          label={texts.entry.measure()}
          value={probing.entry.measure}
          options={measures.map((value) => ({ value, label: texts.fields[value]() }))}
          onChange={(value) => {
            probing.move({ measure: value === 'recession' ? 'recession' : 'depth' })
            focus()
          }}
        />
        <SaveState draft={draft} />
        {actions}
      </div>
      <ProbingDrawing draft={draft} walk={walk} probing={probing} onPoint={focus} />
      <ProbingEntryBar ref={input} draft={draft} probing={probing} />
      <ProbingPad measure={probing.entry.measure} onPress={probing.press} />
      <ChartLegend />
      <ProbingKeys />
      <DraftFigures draft={draft} />
      <Remark draft={draft} />
      <PeriodontalConflict draft={draft} />
    </div>
  )
}

function DraftFigures({ draft }: { draft: PeriodontalChartDraftActor }) {
  const content = useSelector(draft, ({ context }) => context.content)
  const summary = useMemo(() => summaryOfChart(content), [content])
  return isChartSaid(content) && <ChartFigures summary={summary} />
}

function Remark({ draft }: { draft: PeriodontalChartDraftActor }) {
  const { fields, remarkHelp } = useTexts()['periodontal-chart']
  const remark = useSelector(draft, ({ context }) => context.content.remark)
  return (
    <TextArea
      label={fields.remark()}
      help={remarkHelp()}
      value={remark}
      rows={2}
      onChange={({ target }) =>
        draft.send({
          type: 'draft.edit',
          content: { ...draft.getSnapshot().context.content, remark: target.value },
        })
      }
    />
  )
}
