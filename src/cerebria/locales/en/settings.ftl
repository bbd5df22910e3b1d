# The settings.

home-settings-you = You
home-settings-look = Look
home-settings-play = Playing
home-settings-kept = Settings stay in this browser.
home-theme = Theme
home-theme-system = As the system
home-theme-light = Light
home-theme-dark = Dark
home-text = Text
home-text-normal = Normal
home-text-large = Large
home-text-larger = Larger
home-speed = Animations
home-speed-hint = How fast moves, Essence and Revelations are shown. Any of them can be skipped.
home-speed-still = Your system asks for little motion, so everything is shown at once.
home-speed-normal = Normal
home-speed-quick = Quick
home-speed-off = Off
home-confirms = Ask before
home-confirms-hint = Everything else can be taken back.
home-confirms-hidden = Something hidden is shown, or a token is placed unasked
home-confirms-turn = That, and the end of a turn
home-confirms-never = Nothing
home-ego-turns = Ego’s turns
home-ego-turns-hint = How you are told what Ego does and why. The log can tell any turn again.
home-ego-turns-steps = Step by step, when I press Next
home-ego-turns-flowing = Step by step, by itself
home-ego-turns-off = All at once

home-revelations = Revelations
home-revelations-hint = Where every point comes from. The log can show any of them again.
home-revelations-wait = Stay until I close them
home-revelations-off = Do not stop for them
