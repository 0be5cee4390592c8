import type { ChartDifference, Differing, FindingRow } from '@clinic/core/odontogram'
import { ArrowRight } from 'lucide-react'
import { chartHistory } from 'styled-system/recipes'
import { useTexts } from '../../../platform/texts/use-texts'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { useFindingWords } from '../use-finding-words'
import { type ChartRecord, useEnteredWords } from './use-entered-words'

interface DifferenceListProps {
  differences: readonly ChartDifference[]
  record: ChartRecord
  timeZone: string
}

/** What differs between two moments, in words, each with when and by whom it was entered. */
export function DifferenceList({ differences, record, timeZone }: DifferenceListProps) {
  const classes = chartHistory()
  const { compare: texts } = useTexts()['chart-history']
  const { mark } = useFindingWords()
  const words = useEnteredWords(record, timeZone)
  const said = (all: readonly Differing[]) =>
    all
      .map(({ finding, isPlanned }) => {
        const text = mark({ ...finding, isUncertain: finding.is_uncertain })
        return isPlanned ? texts.planned({ finding: text }) : text
      })
      .join(', ')
  /** The latest of what holds after it; where nothing does, who took it back. */
  const enteredSaid = ({ before, after }: ChartDifference) => {
    const [latest] = after.map(({ finding }) => finding).sort((one, other) => (one.at < other.at ? 1 : -1))
    if (latest) return words.entered(latest)
    const wrong = takenBack(before, record.findings)
    return wrong ? texts.takenBack({ entered: words.entered(wrong), reason: wrong.reason ?? '' }) : ''
  }
  return (
    <section aria-label={texts.title()} className={classes.differences}>
      <h3 aria-live="polite">{differences.length > 0 ? texts.count(differences.length) : texts.none()}</h3>
      <ul className={classes.list}>
        {differences.map((difference) => {
          const [before, after] = [said(difference.before), said(difference.after)]
          return (
            <li key={keyOf(difference)} className={classes.difference}>
              <span className={classes.change}>
                <b>{difference.teeth.join(' ')}</b>
                {before && after ? (
                  <>
                    <bdi>{before}</bdi>
                    <ArrowRight aria-hidden="true" />
                    <VisuallyHidden>{texts.becomes()}</VisuallyHidden>
                    <bdi>{after}</bdi>
                  </>
                ) : (
                  <bdi>{after ? texts.added({ finding: after }) : texts.gone({ finding: before })}</bdi>
                )}
              </span>
              <bdi className={classes.quiet}>{enteredSaid(difference)}</bdi>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const keyOf = ({ before, after }: ChartDifference) =>
  [...before, ...after].map(({ finding: { key, surfaces } }) => `${key} ${surfaces.join('')}`).join()

/** The last row that says that one of these was entered in error. */
const takenBack = (gone: readonly Differing[], rows: readonly FindingRow[]) =>
  rows.filter(
    ({ mode, supersedes }) => mode === 'error' && gone.some(({ finding }) => supersedes.includes(finding.key)),
  )[0]
