# Что зовёт людей назад к столам: через браузер, по почте, тем, что они устроили сами.

notice-turn = «{ $title }»: { $by } – ход сделан, теперь ходите вы.
notice-turn-alone = «{ $title }»: ваш ход.
notice-turn-others = «{ $title }»: { $by } – ход сделан, теперь ходит { $name }.
notice-turn-others-alone = «{ $title }»: ходит { $name }.
notice-ready = «{ $title }»: все собрались. Можно начинать.
notice-over = «{ $title }»: партия окончена. Посмотрите, чем.
notice-confirm = Кто-то хочет, чтобы Cerebria звала его по этому адресу, когда стол ждёт. Это вы? Тогда откройте эту ссылку; если нет, ничего не делайте.
notice-try = Так зовёт вас Cerebria.
notice-several = { $count ->
        [one] Вас ждёт { $count } стол
        [few] Вас ждут { $count } стола
       *[other] Вас ждут { $count } столов
    }
notice-stop = Чтобы больше ничего не получать, откройте { $address }
