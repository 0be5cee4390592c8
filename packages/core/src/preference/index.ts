export { type PreferenceSetting, preferenceMachine } from './preference.machine'
export {
  type PreferenceName,
  type Preferences,
  preferenceDefaults,
  preferenceNames,
  preferenceValues,
  readPreferences,
} from './preferences'
