import { type PeriodontalSummary, summaryOfChart } from './chart-summary'
import type { PeriodontalChartContent, PeriodontalMeasurement } from './periodontal-chart-content'
import { chartedRows, placesAlong, type SitePlace } from './site-place'
import { measuredAt } from './written-chart'

/** A site that changed between two charts in which its depth is measured. */
export interface SiteChange {
  place: SitePlace
  /** In millimetres. */
  from: number
  to: number
  /** By two millimetres or more; null where the depth is about the same, as a probe is not more exact. */
  depth: 'better' | 'worse' | null
  bleeding: 'new' | 'gone' | null
}

export interface PeriodontalComparison {
  /** The sites whose depth both charts have. */
  compared: number
  better: number
  worse: number
  newBleeding: number
  bleedingGone: number
  /** What changed, in the order of the chart. */
  changes: readonly SiteChange[]
  before: PeriodontalSummary
  after: PeriodontalSummary
}

/** Millimetres below which two depths are taken for the same. */
const noise = 2

/** What changed from one chart to another, at the sites that both have measured. */
export function comparisonOfCharts(
  before: PeriodontalChartContent,
  after: PeriodontalChartContent,
): PeriodontalComparison {
  const both = chartedRows.flatMap(placesAlong).flatMap((place) => {
    const change = changeAt(place, measuredAt(before, place), measuredAt(after, place))
    return change ? [change] : []
  })
  const count = (is: (change: SiteChange) => boolean) => both.filter(is).length
  return {
    compared: both.length,
    better: count(({ depth }) => depth === 'better'),
    worse: count(({ depth }) => depth === 'worse'),
    newBleeding: count(({ bleeding }) => bleeding === 'new'),
    bleedingGone: count(({ bleeding }) => bleeding === 'gone'),
    changes: both.filter(({ depth, bleeding }) => depth !== null || bleeding !== null),
    before: summaryOfChart(before),
    after: summaryOfChart(after),
  }
}

function changeAt(
  place: SitePlace,
  before: PeriodontalMeasurement,
  after: PeriodontalMeasurement,
): SiteChange | undefined {
  const [from, to] = [before.depth, after.depth]
  if (from === null || to === null) return undefined
  const bleeding = before.bleeding === after.bleeding ? null : after.bleeding ? 'new' : 'gone'
  return { place, from, to, depth: depthChange(to - from), bleeding }
}

function depthChange(by: number) {
  if (Math.abs(by) < noise) return null
  return by < 0 ? 'better' : 'worse'
}
