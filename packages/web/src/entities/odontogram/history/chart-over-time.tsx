import type { Schema } from '@clinic/api'
import { dentitionAt, drawingOf, mouthOf, rowsShown, stopsOf, toothRows } from '@clinic/core/odontogram'
import { ageOn } from '@clinic/core/patient'
import { Suspense, useMemo } from 'react'
import { css } from 'styled-system/css'
import { odontogram as recipe } from 'styled-system/recipes'
import { Choice } from '../../../platform/list/list-toolbar'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { oneOf } from '../../../platform/texts/one-of'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { Indices } from '../indices'
import { Odontogram } from '../odontogram'
import { ToothTable } from '../tooth-table'
import { useChartAddress } from './use-chart-address'
import { useEnteredWords } from './use-entered-words'

const VisitSlider = lazyWithRetry(() => import('./visit-slider'))
const ChartComparison = lazyWithRetry(() => import('./chart-comparison'))
const ReadExamination = lazyWithRetry(() => import('../../oral-examination/read-examination'))

const layers = ['now', 'planned', 'first', 'today'] as const
/** A moment is compared as it was found, or as it was planned. */
const compared = ['now', 'planned'] as const

/** A chart to read, as drawing and as table: as it is and as it was after each visit, or two visits side by side. */
export function ChartOverTime({ odontogram }: { odontogram: Schema<'Odontogram'> }) {
  const { odontogram: texts } = useTexts()
  const { timeZone = '', today } = useClinicDay()
  const address = useChartAddress()
  const words = useEnteredWords(odontogram, timeZone)
  const { findings, oral_examinations, patient, visits } = odontogram
  const stops = useMemo(() => stopsOf(visits, findings), [visits, findings])
  const placeOf = (visit: string) => stops.findIndex((stop) => stop.visit.visit === visit)
  const last = stops.length - 1
  const at = placeOf(address.asOf) < 0 ? last : placeOf(address.asOf)
  const against = stops.length > 1 ? placeOf(address.against) : -1
  const isComparing = against >= 0

  const stop = stops[at]
  const mouth = useMemo(() => mouthOf(findings, stop?.moment), [findings, stop])
  const layer = oneOf(layers, address.layer) ?? 'now'
  const comparedLayer = oneOf(compared, address.layer) ?? 'now'
  const isToday = stop?.visit.date === today
  const drawing = useMemo(
    () => drawingOf(isToday || layer === 'today' ? mouth : { ...mouth, today: [] }, layer),
    [mouth, layer, isToday],
  )
  const dentition = dentitionAt(ageOn(patient.date_of_birth, today).years)
  const rows = rowsShown(dentition, [...drawing.teeth.keys()])
  const marked = toothRows(mouth, rows).filter(({ since, planned }) => since !== null || planned.length > 0)

  const past = stops.slice(0, at + 1).map(({ visit }) => visit.visit)
  const examined = oral_examinations.filter(({ visit_id }) => past.includes(String(visit_id)))

  const visitAt = (place: number) => stops[place]?.visit.visit ?? ''
  /** Now has no place of its own in the address: it stays now when a visit is added. */
  const asOf = (place: number) => (place === last ? '' : visitAt(place))
  const toggle = () => {
    if (isComparing) address.change({ against: '' }, { isStep: true })
    else address.change({ against: visitAt(at === 0 ? last : at - 1) }, { isStep: true })
  }
  return (
    <div className={recipe().root}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '4' })}>
        <Choice
          label={texts.layer()}
          value={isComparing ? comparedLayer : layer}
          options={(isComparing ? compared : layers).map((value) => ({
            value,
            label: value === 'today' && !isToday ? texts.layers.visit() : texts.layers[value](),
          }))}
          onChange={(value) => address.change({ layer: value === 'now' ? '' : value }, { isStep: true })}
        />
        {last > 0 && (
          <Button variant={isComparing ? 'soft' : 'outline'} aria-pressed={isComparing} onClick={toggle}>
            {texts.compare()}
          </Button>
        )}
      </div>
      {isComparing ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <ChartComparison
            odontogram={odontogram}
            stops={stops}
            at={[against, at]}
            layer={comparedLayer}
            dentition={dentition}
            timeZone={timeZone}
            onMove={([first, second]) =>
              address.change({ against: visitAt(first), 'as-of': asOf(second) }, { isStep: false })
            }
          />
        </Suspense>
      ) : (
        <>
          {last > 0 && (
            <Suspense fallback={<Skeleton shape="control" />}>
              <VisitSlider
                stops={stops}
                at={at}
                onMove={(place) => address.change({ 'as-of': asOf(place) }, { isStep: false })}
              />
            </Suspense>
          )}
          <Odontogram drawing={drawing} rows={rows} />
          <Indices now={mouth.now} dateOfBirth={patient.date_of_birth} />
          {examined.length > 0 && (
            <Suspense>
              <ReadExamination examinations={examined} />
            </Suspense>
          )}
          {timeZone && marked.length > 0 && (
            <ToothTable label={texts.title()} rows={marked} timeZone={timeZone} who={words.who} />
          )}
        </>
      )}
    </div>
  )
}
