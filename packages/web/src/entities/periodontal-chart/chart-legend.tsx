import type { ReactNode } from 'react'
import { periodontalChart as recipe } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { FurcationShape, MarkShape, siteMarks } from './site-mark'

/** What the marks and lines of the drawing mean. */
export function ChartLegend({ isCompared }: { isCompared?: boolean }) {
  const { legend, fields } = useTexts()['periodontal-chart']
  const classes = recipe()
  const draw = (children: ReactNode) => (
    <svg aria-hidden="true" viewBox="0 0 20 14" className={classes.drawing}>
      {children}
    </svg>
  )
  return (
    <ul className={classes.legend} aria-label={legend.title()}>
      <li>
        {draw(<path data-line="margin" d="M1 7H19" />)}
        {legend.margin()}
      </li>
      <li>
        {draw(
          <>
            <path data-line="pocket" d="M1 7H19" />
            <circle data-bottom cx="10" cy="7" r="2.6" />
          </>,
        )}
        {legend.pocket()}
      </li>
      <li>
        {draw(<rect data-pocket="deep" data-unknown x="5" y="1" width="10" height="12" />)}
        {legend.unknown()}
      </li>
      <li>
        {draw(<rect data-cell="depth" data-tone="deep" x="2" y="1" width="16" height="12" rx="3" />)}
        {legend.deep()}
      </li>
      <li>
        {draw(<rect data-cell="depth" data-tone="veryDeep" x="2" y="1" width="16" height="12" rx="3" />)}
        {legend.veryDeep()}
      </li>
      {siteMarks.map((mark) => (
        <li key={mark}>
          {draw(<MarkShape mark={mark} x={10} y={7} />)}
          {fields[mark]()}
        </li>
      ))}
      <li>
        <svg aria-hidden="true" data-wide viewBox="0 0 44 14" className={classes.drawing}>
          {[1, 2, 3].map((grade) => (
            <FurcationShape key={grade} grade={grade} x={grade * 14 - 6} y={7} out={1} />
          ))}
        </svg>
        {legend.furcation()}
      </li>
      {isCompared &&
        (['better', 'worse'] as const).map((change) => (
          <li key={change}>
            {draw(
              <g data-change={change}>
                <rect x="2" y="1" width="16" height="12" rx="3" />
                <path d={change === 'better' ? 'M6 5H14L10 10Z' : 'M6 9H14L10 4Z'} />
              </g>,
            )}
            {legend[change]()}
          </li>
        ))}
      {isCompared && (
        <li>
          {draw(
            <g data-change="new">
              <rect x="2" y="1" width="16" height="12" rx="3" />
            </g>,
          )}
          {legend.newBleeding()}
        </li>
      )}
    </ul>
  )
}
