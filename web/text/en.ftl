# Everywhere

web-skip = Skip to the content
web-pages = Pages
web-home = To the start page
web-close = Close
web-cancel = Cancel
web-save = Save
web-saved = Saved.
web-copied = The link is copied.
web-loading = The table is being laid…
web-light = Light colours
web-dark = Dark colours
web-rule = Rule { $rule }
web-rules = Rules
web-gear = Settings and help
web-about = About

# Start page

web-welcome = Welcome to the mead hall
web-welcome-text = A table for Norse board games in your browser. Play against bots right away, or invite friends with a link. Nothing to install, no account needed: the table deals, counts and explains every rule, so you can learn a game by playing it.
web-games = Games
web-players = For { $fewest } to { $most } players
web-play-now = Play now against bots
web-starting = Laying the table…
web-new-table = New table
web-my-tables = My tables
web-open-tables = Public tables
web-no-open-tables = No public table at the moment. Open one, and others can join.
web-open-seat = free seat
web-join-by-link = Join by a link
web-link = Link that you were sent
web-bad-link = That is no link to a table; copy it whole.
web-join = Join
web-your-turn = Your turn
web-your-turn-title = { $tables ->
    [one] Your turn
   *[other] Your turn at { $tables } tables
    }
web-turn-of = To choose: { $who }
web-status-open = waiting for players
web-status-running = in play
web-status-over = finished
web-status-closed = This table is closed.

# A new table

web-game = Game
web-seats = Seats
web-seat-kind = Who has seat { $seat }
web-seat-me = Me
web-seat-here = Somebody at this screen
web-seat-open = Free, for a guest
web-seat-bot = A bot
web-seat-open-about = You get a link to send.
web-level = Level of the bot on seat { $seat }
web-bot-thrall = thrall: plays almost at random
web-bot-karl = karl: takes what is good now
web-bot-jarl = jarl: thinks ahead
web-bot-konung = konung: thinks long and well
web-name = Your name
web-name-of-seat = Name of player { $seat }
web-more-seats = One more seat
web-fewer-seats = One seat less
web-hot-seat-about = Several people share this screen: before each turn a curtain hides the hand until the next player takes over.
web-clock = Clock
web-clock-none = No clock
web-clock-live = In one sitting
web-clock-slow = Over days
web-clock-minutes = Minutes each
web-clock-increment = Seconds more for each move
web-clock-cap = At most, minutes
web-clock-days = Days for each move
web-clock-live-told = { $minutes } min and { $increment } s for each move
web-clock-slow-told = { $days ->
    [one] { $days } day for each move
   *[other] { $days } days for each move
    }
web-more = More
web-allow-hints = Players may ask for hints
web-public = Public: listed on the start page
web-components = Components file
web-choose-file = Choose a file
web-components-wrong = { $file } was refused, and no table was opened. What is wrong: { $why }
web-components-large = { $file } has more than 20 kB and was not taken. Keep only the values that differ.
web-components-about = For owners of the box: a TOML file that corrects numbers on the pieces.
web-components-own = The host's own file
web-create = Open the table

# Joining

web-join-title = You are invited
web-join-as = You join as { $name }.
web-watch = Only watch
web-room-host = Send a link to each free seat, or give it to a bot. Then start.
web-room-guest = The match begins when the host starts it.
web-sit-here = Sit here
web-invite = Link to this seat
web-link-for-seat = The first person to open this link sits here (until { $until }):
web-link-expired-title = This link has expired
web-link-expired = It works for one person and for a limited time. Ask the host of the table for a new link; meanwhile you can watch.
web-several = One person may take several seats
web-seats-per-person = Seats per person
web-one-seat-each = one
web-several-seats = several
web-give-to-bot = Give to a bot
web-leave-seat = Stand up
web-free-seat = Free the seat
web-start = Start the match
web-start-waits = A seat is still free.
web-hints-allowed = allowed
web-hints-forbidden = not at this table

# The table

web-scores = Points
web-table-players = Players
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
web-is-choosing = choosing
web-has-chosen = has chosen
web-bot = bot
web-away = away
web-stand-in = { $level } plays for now
web-call-stand-in = Let a bot play for now
web-take-back = Take my seat back
web-time-left = Time left
web-time-out = out of time
web-days-short = d
web-hours-short = h
web-over = The match is over
web-chosen = You have chosen
web-may-change = You may still choose something else.
web-waiting-for = Waiting for { $who }.
web-preview = Your choice
web-final = This cannot be taken back.
web-confirm = Confirm
web-choose-on-table = Choose what is lit in gold.
web-you-watch = You are watching.
web-wait = Nothing to do for you now.
web-undo = Undo
web-redo = Redo
web-restart-turn = Restart turn
web-ask-undo = Ask to take back
web-hint = Hint
web-hint-close = Hide hints
web-thinking = Thinking…
web-hint-win = wins { $percent } % of the time
web-percent = { $percent } %
web-hint-score = About { $points ->
    [one] { $points } point
   *[other] { $points } points
    } in the end.
web-proposal-undo = { $name } asks to take a move back.
web-proposal-clock = { $name } asks for another clock.
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-lost = Connection lost. Coming back by itself; nothing is lost.
web-hand = Hand
web-log = Log
web-chat = Chat
web-log-and-chat = Log and chat
web-chat-empty = Nothing has been said yet.
web-chat-say = Say something
web-send = Send
web-earlier = Show earlier
web-mute = Mute
web-mute-name = Mute { $name }
web-unmute = Unmute
web-unmute-name = Unmute { $name }
web-silenced = The host has muted you at this table. You can still play and read.
web-players-only = players only
web-parts = Parts of the table
web-tab-board = Board
web-tab-hand = Hand
web-tab-players = Players
web-tab-log = Log
web-missed = What I missed
web-missed-about = { $count ->
    [one] Play back { $count } event since my last move
   *[other] Play back { $count } events since my last move
    }
web-past = An earlier moment
web-past-text = You look back; the match goes on meanwhile.
web-to-now = Back to now
web-skip-playback = Skip
web-step-back = One step back
web-step-on = One step on
web-curtain = { $name } is next
web-curtain-text = Pass the screen on. Nobody else looks now.
web-curtain-lift = I am { $name }
web-curtain-back = { $name } wants to choose again

# Help at the table

web-help-text = What is lit in gold can be chosen. Tap anything else to hear why not. Point at a card or a name, or hold your finger on it, and it explains itself.
web-keys = Keys
web-keys-on = Single keys act at the table
web-key-0 = choose what the numbered button says
web-key-1 = confirm the choice
web-key-2 = cancel, or back to now
web-key-3 = undo
web-key-4 = ask for a hint
web-key-5 = play back what I missed
web-key-6 = go to the next thing
web-key-7 = go to the next thing that is lit
web-ask-clock = Ask for another clock
web-ask-table = Ask the table
web-leave = Leave the match
web-leave-about = A bot plays on for you. You can come back and take your seat again.
web-end-table = Close the table
web-end-table-about = The match ends without a result, and nobody can go on with it.

# What happens at the table

web-notice-opened = The table is opened.
web-notice-joined = { $name } sits down.
web-notice-left = { $name } stands up.
web-notice-assigned = { $level ->
    [thrall] A thrall takes a seat.
    [karl] A karl takes a seat.
   *[other] A seat changes hands.
    }
web-notice-started = The match begins.
web-notice-undone = { $name } takes a move back.
web-notice-redone = { $name } makes the move again after all.
web-notice-proposed = { $what ->
    [clock] { $name } asks for another clock.
   *[other] { $name } asks to take a move back.
    }
web-notice-answered = { $yes ->
    [true] { $name } agrees.
   *[other] { $name } declines.
    }
web-notice-withdrawn = { $name } withdraws the request.
web-notice-muted = The host has muted { $name }.
web-notice-unmuted = { $name } may speak again.
web-notice-stand-in = { $level } plays for { $name } for now.
web-notice-took-back = { $name } is back.
web-notice-clock = The clock is changed.
web-notice-closed = The table is closed.
web-notice-rematch = A new match is laid.

# The end

web-winners = { $count ->
    [one] { $who } wins
   *[other] { $who } share the victory
    }
web-points-by-source = Points by source
web-place = Place
web-player = Player
web-total = Total
web-chart = Points after each round. { $told }
web-show-table = Show the table
web-show-result = Show the result
web-rematch = Play again
web-to-rematch = To the new match
web-saga = Download the saga
web-verify = Was the shuffle fair?
web-verify-about = Before the first card was dealt, the hall showed a digest of the secret that decides every shuffle. Now the secret is open: if its digest is the same, nobody changed the shuffles on the way.
web-verify-now = Verify here
web-verify-right = The digests agree: the shuffle was settled before the match.
web-verify-wrong = The digests differ: this record was changed.
web-verify-more = To replay every move too, download the saga and run
web-commitment = Digest shown at the start
web-seed = Secret of the match

# Replay

web-replay = Replay
web-replay-shared = Several people share this screen: the replay opens when the match is over.
web-back-to-table = To the table
web-first = To the beginning
web-last = To the end
web-play = Play
web-pause = Pause
web-moment = Moment
web-eyes = Whose view
web-eyes-all = All hands open
web-eyes-of = As { $name } saw it
web-eyes-own = As I saw it
web-copy-link = Copy the link

# Rules

web-search-rules = Search the rules
web-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
    }
web-ruling = settled by us
web-ruling-about = marks what the rulebooks leave open and we have settled.
web-contents = Contents
web-sources = Where the numbers on the pieces come from
web-sources-about = The tables name each value as the component file has it.
web-source = Source
web-source-S = stated by the rulebook
web-source-D = deduced from its words, examples or layout
web-source-P = public lists and pictures that agree
web-source-R = reconstructed or settled by us: it fits everything stated, but no source confirms it

# Account

web-account = Account
web-preferences = Preferences
web-preferences-kept = Kept in this browser.
web-language = Language
web-theme = Colours
web-theme-system = As the system
web-theme-dark = Dark
web-theme-light = Light
web-motion = Motion
web-motion-system = As the system
web-motion-normal = Normal
web-motion-fast = Fast
web-motion-off = Off
web-confirm-when = Confirm choices
web-confirm-always = Always
web-confirm-final = When they cannot be taken back
web-confirm-never = Never
web-volume = Volume of sounds
web-volume-off = off
web-name-shown = Shown at tables that you join from now on
web-sign-in = Sign in
web-sign-out = Sign out
web-signed-in = Signed in as { $login }
web-signed-out = Signed out.
web-welcome-back = Welcome back.
web-keep-account = Keep this account
web-keep-account-about = You are a guest of this browser. With a login and a password you reach your tables from anywhere.
web-login = Login
web-password = Password (8 characters or more)
web-make-account = Make an account
web-account-kept = Your account is kept.
web-change-password = Change password
web-change-password-about = All other devices are signed out.
web-password-old = Old password
web-password-new = New password (8 characters or more)
web-login-new = Login, if it should change
web-password-changed = Your password is changed. Other devices are signed out.
web-delete = Delete me
web-delete-about = Your name, password, sessions and what you said are deleted. Finished matches keep their moves without your name.
web-delete-sure = Yes, delete all of it
web-deleted = You are forgotten.

# About

web-about-text = Meadhall is a digital table for Norse board games: it plays by the rules, explains them, and keeps a record that anybody can verify.
web-about-games = The games belong to their authors and publishers
web-about-own = Meadhall is not affiliated with or endorsed by them. It ships none of their artwork and none of their texts; rules, words and drawings are our own. If you like a game, buy the box.
web-about-made-with = Made with
web-about-icons = Icons:
web-about-licences = Licences in full
web-about-kept = What is kept
web-about-kept-text = A cookie that knows your session, and your preferences in this browser. The hall keeps your name, your tables and what you say at them, until you delete yourself on the account page. Nothing is sent anywhere else.

# What goes wrong

web-missing = There is nothing here
web-missing-text = The address leads nowhere; perhaps the link was cut off.
web-no-table = There is no such table
web-no-table-text = It was removed, or the link was cut off. Ask whoever sent it for a new one.
web-no-way = This table is private
web-no-way-text = Ask its host for a link to a seat.
web-old-rules = This match was begun by older rules
web-old-rules-text = The hall has newer rules now and cannot go on with it. Open a new table.
web-old-record = This match was played by older rules: its log and result are kept, but its table can no longer be shown.
web-trouble = Something went wrong
web-error-unreachable = The hall cannot be reached. Check the connection and try again.
web-error-unavailable = The hall could not do that just now. Nothing was changed; try again.
web-error-too-many = That was too fast. Wait a moment and try again.
web-error-too-many-tables = You have as many running matches as this hall allows. Finish or close one first.
web-error-too-many-bots = Your running matches would have more bots than this hall allows. Finish or close one first, or take fewer bots.
web-error-not-yours = That is not yours to do.
web-error-muted = The host has muted you at this table.
web-error-not-asked = It is not your turn.
web-error-stale = The table has moved on. Look again and choose once more.
web-error-cannot-undo = That cannot be taken back without asking the table: something was revealed, or another player is to act.
web-error-not-found = There is no such thing here.
web-error-not-running = The match is not being played.
web-error-taken = That is taken already.
web-error-wrong-name = A name has 1 to 40 characters, with at least one letter or digit and without commas and bars.
web-error-name-bot = That is what a bot is called. Choose another name.
web-error-name-reserved = That name could be taken for the hall itself. Choose another name.
web-error-name-alike = Somebody at this table has a name that looks the same. Choose another name on the account page.
web-error-expired = This link has been used or is too old.
web-error-one-seat = You have a seat already. At this public table each person takes one.
web-error-wrong-host = The hall is not reached under this name. Open it under its own address.
web-error-wrong-password = Login and password do not fit.
web-error-no-session = Say who you are first: choose a name on the account page.
web-error-forged = The page is out of date. Load it again.

# Boards

web-board-fit = Whole board
web-board-lit-outside = Something that can be chosen is outside the frame: go there
web-panel-fold = Show the board
web-panel-unfold = Show the panel
web-steps = Step by step
web-steps-done = Done
web-step-done = done
web-step-change = Change
web-restart = Restart
web-bill-give = You give
web-bill-get = You get
web-bill-becomes = becomes
web-aim-back = One step back

# A game without a board of its own: names of its facts

web-view-table = Table
web-view-hand = Hand
web-view-pack = To choose from
web-view-drawn = Drawn
web-view-cards = Cards
web-view-quests = Quests
web-view-age = Age
web-view-round = Round
web-view-phase = Phase
web-view-turn = Turn of
web-view-first = First player
web-view-doom = Doomed, by age
web-view-doomed = Doomed in this age
web-view-provinces = Provinces
web-view-region = Region
web-view-villages = Villages
web-view-room = Empty villages
web-view-fjord = Fjord
web-view-token = Token
web-view-glory = Glory
web-view-pillaged = pillaged
web-view-destroyed = destroyed
web-view-figures = Figures
web-view-strength = Strength
web-view-fjords = Fjords
web-view-supports = Supports
web-view-live = open
web-view-clan = Clan
web-view-sources = Glory from
web-view-rage = Rage
web-view-passed = passed
web-view-stats = Stats
web-view-step = step
web-view-value = value
web-view-axes = Axes
web-view-horns = Horns
web-view-on_board = On the board
web-view-upgrades = Upgrades
web-view-reserve = Reserve
web-view-valhalla = Valhalla
web-view-costs = Costs
web-view-open_quests = Open quests
web-view-known = Known cards
web-view-committed = has chosen
web-view-discard = Discard pile
web-view-draft = Draft
web-view-rounds = Rounds
web-view-choices = Choices
web-view-march = March
web-view-start = From
web-view-goal = To
web-view-moved = moved
web-view-battle = Battle
web-view-province = Province
web-view-pillager = Pillager
web-view-challenge = challenge
web-view-winner = Winner
web-view-sides = Sides
web-view-face_down = face down
web-view-laid = Laid
web-view-late = Added
web-view-silenced = silenced
web-view-counted = counted
web-view-lines = Sum
web-view-bonus = Bonus
web-view-total = Total
web-view-fallen = Fallen
web-view-destruction = Being destroyed
web-view-figure = Figure
web-view-count = Count
web-view-warrior = Warriors
web-view-leader = Leader
web-view-ship = Ship
web-view-gods = Gods
web-view-side = Side
web-view-rises = Rises in round
web-view-risen = risen
web-view-seal = seal
web-view-request = Request slots
web-view-temple = Temple slot
web-view-support = Support
web-view-asks = Wants
web-view-tile = Open tile
web-view-tiles_left = Tiles left
web-view-recruits = Recruits
web-view-worlds = Worlds
web-view-world = World
web-view-closed = out of play
web-view-rewards = Rewards
web-view-won = Won
web-view-victory = Victory area
web-view-light = Light
web-view-dark = Dark
web-view-god = God
web-view-population = Population
web-view-flipped = flipped
web-view-battle_value = Battle value
web-view-army = Army
web-view-army_strength = Army strength
web-view-ancient = Ancient weapon
web-view-lower = Lower worlds
web-view-supply = Supply
web-view-pool = Pool
web-view-temples = Temples
web-view-left = left
web-view-top = on top
web-view-points = Points
web-view-cost = Cost
web-view-other = of another colour
web-view-row = Asgard tiles
web-view-open = open
web-view-bonuses_left = Asgard tiles left
web-view-ancient_left = Ancient weapons left
web-view-battle_tiles = Battle tiles
web-view-stacks = Stacks
web-view-weapon = Weapons
web-view-wizardry = Wizardry
web-view-maybe = may be
web-view-skills = Skill tiles
web-view-order = Order
web-view-discs = Discs in reserve
web-view-in_row = Discs in the row
web-view-asgard = Discs in Asgard
web-view-middle = Discs in the middle
web-view-revealed = Revealed
web-view-held = Pieces
web-view-tiles = Population tiles
web-view-temple_points = Points a round
web-view-victories = Victory areas
web-view-battle_tile_values = Battle tiles, values
web-view-hidden = Hidden tiles
web-view-has_passed = has passed
web-view-offers = Offers
web-view-promised = Promised
web-view-due = Due
web-view-number = Number
web-view-pieces = Pieces
web-view-sort = Sort
web-view-deals = deals allowed
web-view-silence = no talking now
web-view-nothing-held = Nothing in hand.
