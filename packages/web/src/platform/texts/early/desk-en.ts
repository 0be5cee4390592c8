import exporting from '../../../i18n/en/export'
import master from '../../../i18n/en/master'
import navigation from '../../../i18n/en/navigation'
import notification from '../../../i18n/en/notification'
import patient from '../../../i18n/en/patient'

export default { export: exporting, master, navigation, notification, patient }
