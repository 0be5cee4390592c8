import type { PeriodontalChartContent, PeriodontalMeasurement } from './periodontal-chart-content'

/** How many of some sites, and of how many. */
export interface SiteShare {
  count: number
  of: number
}

export interface PeriodontalSummary {
  /** Teeth and implants with a site whose depth is measured. */
  teeth: number
  /** Sites whose depth is measured: all shares are of these. */
  sites: number
  bleeding: SiteShare
  plaque: SiteShare
  suppuration: SiteShare
  /** Pockets of 4 mm and more, those of 6 mm and more among them. */
  deep: SiteShare
  veryDeep: SiteShare
  /** In millimetres; null where no site is measured. */
  meanDepth: number | null
  /** Of the sites whose depth and recession are both measured; null where there is none. */
  meanAttachmentLoss: number | null
}

/** From which depth a pocket is deep, and very deep, in millimetres. */
export const deepFrom = 4
export const veryDeepFrom = 6

/** From the cemento-enamel junction to the bottom of the pocket; null where either part is not measured: nothing is guessed. */
export const attachmentLossAt = ({
  depth,
  recession,
}: Pick<PeriodontalMeasurement, 'depth' | 'recession'>): number | null =>
  depth === null || recession === null ? null : depth + recession

/** A share in whole percent; null of nothing. */
export const percentOf = ({ count, of }: SiteShare): number | null => (of === 0 ? null : Math.round((100 * count) / of))

/** The figures of a chart. What is marked where no depth is measured counts nowhere. */
export function summaryOfChart({ teeth }: PeriodontalChartContent): PeriodontalSummary {
  const probed = teeth.map(({ sites }) => sites.filter(isMeasured)).filter((sites) => sites.length > 0)
  const sites = probed.flat()
  const share = (is: (site: MeasuredSite) => boolean): SiteShare => ({
    count: sites.filter(is).length,
    of: sites.length,
  })
  const losses = sites.map(attachmentLossAt).filter((loss) => loss !== null)
  return {
    teeth: probed.length,
    sites: sites.length,
    bleeding: share(({ bleeding }) => bleeding),
    plaque: share(({ plaque }) => plaque),
    suppuration: share(({ suppuration }) => suppuration),
    deep: share(({ depth }) => depth >= deepFrom),
    veryDeep: share(({ depth }) => depth >= veryDeepFrom),
    meanDepth: meanOf(sites.map(({ depth }) => depth)),
    meanAttachmentLoss: meanOf(losses),
  }
}

type MeasuredSite = PeriodontalMeasurement & { depth: number }

const isMeasured = (site: PeriodontalMeasurement): site is MeasuredSite => site.depth !== null

/** To a tenth. */
const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round((10 * values.reduce((sum, each) => sum + each, 0)) / values.length) / 10
