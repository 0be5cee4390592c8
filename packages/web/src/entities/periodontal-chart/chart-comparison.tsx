import '../../periodontal.css'
import type { PeriodontalComparison, SiteChange } from '@clinic/core/periodontal-chart'
import { periodontalChart as recipe } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { usePeriodontalWords } from './use-periodontal-words'

interface ChartComparisonProps {
  comparison: PeriodontalComparison
  /** The day of the earlier chart, in words. */
  since: string
}

/** What changed between two charts, in one sentence. */
export function ChartComparison({ comparison, since }: ChartComparisonProps) {
  const { comparison: texts } = useTexts()['periodontal-chart']
  const classes = recipe()
  return (
    <section aria-label={texts.title({ date: since })} className={classes.side}>
      <h3>{texts.title({ date: since })}</h3>
      <p>
        <bdi>{comparison.compared === 0 ? texts.uncomparable() : texts.summary(comparison)}</bdi>
      </p>
    </section>
  )
}

/** The same told of each site: depths one by one, then where bleeding began or ended. */
export function ChangedSiteList({ changes }: { changes: readonly SiteChange[] }) {
  const { comparison: texts } = useTexts()['periodontal-chart']
  const words = usePeriodontalWords()
  const classes = recipe()
  if (changes.length === 0) return null
  const deeper = changes.filter(({ depth }) => depth !== null).sort(byWeight)
  const placesOf = (bleeding: SiteChange['bleeding']) =>
    changes
      .filter((change) => change.depth === null && change.bleeding === bleeding)
      .map(({ place }) => words.place(place))
      .join(', ')
  const [begun, ended] = [placesOf('new'), placesOf('gone')]
  return (
    <section aria-label={texts.sites()} className={classes.side}>
      {deeper.length > 0 && (
        <>
          <h3>{texts.sites()}</h3>
          <ul className={classes.changes}>
            {deeper.map((change) => (
              <ChangedSite key={words.place(change.place)} change={change} />
            ))}
          </ul>
        </>
      )}
      {begun && (
        <p>
          <bdi>{texts.newlyBleeding({ places: begun })}</bdi>
        </p>
      )}
      {ended && (
        <p className={classes.where}>
          <bdi>{texts.noLongerBleeding({ places: ended })}</bdi>
        </p>
      )}
    </section>
  )
}

function ChangedSite({ change }: { change: SiteChange }) {
  const { comparison: texts } = useTexts()['periodontal-chart']
  const words = usePeriodontalWords()
  const isWorse = change.depth === 'worse'
  return (
    <li>
      <b>
        <bdi>{words.place(change.place)}</bdi>
      </b>
      <bdi>{texts.change(change)}</bdi>
      <span data-worse={isWorse || undefined} data-better={!isWorse || undefined}>
        {isWorse ? texts.becameWorse() : texts.becameBetter()}
      </span>
      {change.bleeding && <span>{change.bleeding === 'new' ? texts.bleeds() : texts.bleedsNoMore()}</span>}
    </li>
  )
}

/** What became worse first, the deepest before others. */
const byWeight = (one: SiteChange, other: SiteChange) =>
  Number(other.depth === 'worse') - Number(one.depth === 'worse') || other.to - one.to
