import { type ReactNode, useCallback, useState } from 'react';
import { Link, Outlet, useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router';
import { Mark } from '../design/Mark.tsx';
import { DEFAULT_TIME_ZONE, TimeZoneContext, useWords } from '../messages/language.ts';
import { MailLanguage } from '../session/MailLanguage.tsx';
import { signInAddress } from '../session/return-path.ts';
import { SessionContext } from '../session/session-context.ts';
import { SignedOutContext } from '../session/signed-out.ts';
import { ConnectionNotice } from '../states/ConnectionNotice.tsx';
import { DataCompleteness } from '../states/DataCompleteness.tsx';
import { Problem } from '../states/Problem.tsx';
import { SuiteNotice } from '../suite/SuiteNotice.tsx';
import { SuitesContext } from '../suite/use-suite.ts';
import { Account } from './Account.tsx';
import type { ShellAnswer } from './load-shell.ts';
import { Navigation } from './Navigation.tsx';
import opening from './Opening.module.css';
import { Preferences } from './Preferences.tsx';
import styles from './Shell.module.css';

/**
 * Around every screen: logo, navigation, account; on phones a top bar with a menu.
 *
 * @param palette opens screens, presets and entities from anywhere; its button is beside the logo
 */
export function Shell({ palette }: { palette: ReactNode }) {
  const answer: ShellAnswer = useLoaderData();
  const words = useWords().shell;
  const navigate = useNavigate();
  const { search } = useLocation();
  const revalidator = useRevalidator();
  const [isLeaving, setLeaving] = useState(false);
  const signedOut = useCallback(() => {
    navigate(signInAddress(window.location, true));
  }, [navigate]);

  if (!answer.ok) {
    return (
      <main className={opening.opening}>
        <Problem error={answer.error} onRetry={() => revalidator.revalidate()} />
      </main>
    );
  }
  const { session, broadcaster, suites } = answer.value;
  return (
    <TimeZoneContext value={broadcaster?.timeZone ?? DEFAULT_TIME_ZONE}>
      <SignedOutContext value={signedOut}>
        <SessionContext value={session}>
          <SuitesContext value={suites}>
            <MailLanguage language={session.language} />
            <a className={styles.skip} href="#contingut">
              {words.skip}
            </a>
            <div className={styles.shell}>
              <header className={styles.side}>
                <div className={styles.brand}>
                  <Link to={{ pathname: '/ara', search }} className={styles.home}>
                    <Mark />
                  </Link>
                  {broadcaster && <p className={styles.broadcaster}>{broadcaster.name}</p>}
                  {!session.mustAddSecondFactor && palette}
                  <div className={styles.menu}>
                    <button type="button" className={styles.menuButton} popoverTarget="menu" aria-label={words.account}>
                      <svg viewBox="0 0 20 14" width="20" height="14" aria-hidden="true">
                        <path d="M0 1.500H20M0 7H20M0 12.500H20" />
                      </svg>
                    </button>
                    <div id="menu" popover="auto" role="dialog" aria-label={words.account} className={styles.sheet}>
                      <div className={styles.foot}>
                        <Preferences />
                        <Account session={session} onLeaving={setLeaving} />
                      </div>
                    </div>
                  </div>
                </div>
                <Navigation />
                <div className={`${styles.foot} ${styles.wideOnly}`}>
                  <Preferences />
                  <Account session={session} onLeaving={setLeaving} />
                </div>
              </header>
              <main id="contingut" className={styles.screen} tabIndex={-1}>
                <ConnectionNotice />
                {!isLeaving && (
                  <DataCompleteness>
                    <SuiteNotice />
                    <Outlet />
                  </DataCompleteness>
                )}
              </main>
            </div>
          </SuitesContext>
        </SessionContext>
      </SignedOutContext>
    </TimeZoneContext>
  );
}
