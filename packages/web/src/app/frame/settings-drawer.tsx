import type { PreferenceSetting, Preferences } from '@clinic/core/preference'
import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Drawer } from '../../ui/overlay/drawer'
import { PreferencePicture } from './preference-picture'

const settings: readonly PreferenceSetting[] = [
  { name: 'mode', value: 'light' },
  { name: 'mode', value: 'dark' },
  { name: 'contrast', value: 'bold' },
  { name: 'contrast', value: 'default' },
  { name: 'direction', value: 'ltr' },
  { name: 'direction', value: 'rtl' },
  { name: 'layout', value: 'vertical' },
  { name: 'layout', value: 'mini' },
  { name: 'preset', value: 'default' },
  { name: 'preset', value: 'blue' },
  { name: 'preset', value: 'pink' },
  { name: 'stretch', value: false },
  { name: 'stretch', value: true },
]

const names = ['mode', 'contrast', 'direction', 'layout', 'preset', 'stretch'] as const
type SettingName = (typeof names)[number]

/** How the pages look, each choice with a small picture of what it does. */
export default function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const { preference } = useApp()
  useNamespace('preference')
  const texts = useTexts()
  const preferences = useSelector(preference, ({ context }) => context)
  return (
    <Drawer
      title={texts.preference.title()}
      description={texts.preference.text()}
      open
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={() => preference.send({ type: 'preference.reset' })}>
          {texts.preference.reset()}
        </Button>
      }
    >
      <div className={css({ display: 'grid', gap: '4' })}>
        {names.map((name) => (
          <Choice key={name} name={name} preferences={preferences} />
        ))}
      </div>
    </Drawer>
  )
}

function Choice({ name, preferences }: { name: SettingName; preferences: Preferences }) {
  const { preference } = useApp()
  const { legend, labels } = useLabels(name)
  return (
    <fieldset>
      <legend className={css({ fontWeight: 'semibold', marginBlockEnd: '1' })}>{legend}</legend>
      <div className={css({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '2' })}>
        {settings
          .filter((setting) => setting.name === name)
          .map((setting) => (
            <label key={String(setting.value)} className={card}>
              <input
                type="radio"
                name={name}
                checked={preferences[name] === setting.value}
                onChange={() => preference.send({ type: 'preference.set', ...setting })}
                className={css({ position: 'absolute', opacity: '0' })}
              />
              <PreferencePicture preferences={{ ...preferences, [name]: setting.value }} />
              {labels[String(setting.value)]?.()}
            </label>
          ))}
      </div>
    </fieldset>
  )
}

function useLabels(name: SettingName): { legend: string; labels: Record<string, () => string> } {
  const { preference: texts } = useTexts()
  const labels = {
    mode: texts.modes,
    contrast: texts.contrasts,
    direction: texts.directions,
    layout: texts.layouts,
    preset: texts.presets,
    stretch: texts.stretches,
  }
  return { legend: texts[name](), labels: labels[name] }
}

const card = css({
  position: 'relative',
  display: 'grid',
  gap: '1',
  padding: '2',
  border: 'hairline',
  borderRadius: 'control',
  fontSize: 'xs',
  textAlign: 'center',
  cursor: 'pointer',
  _hover: { background: 'subtle' },
  '&:has(:checked)': { borderColor: 'primary.solid', color: 'primary.text', fontWeight: 'semibold' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
})
